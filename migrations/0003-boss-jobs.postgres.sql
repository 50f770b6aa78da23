-- Which job of the queue library belongs to which task, so that a task's job can be found and removed by its task.

create table boss_jobs (
  task_id text primary key references tasks (id),
  job_id uuid not null
);
