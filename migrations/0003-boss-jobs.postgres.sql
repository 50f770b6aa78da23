-- Which job of the queue library belongs to which task in which lane, so that a task's job can be found and removed by its task.

create table boss_jobs (
  task_id text not null references tasks (id),
  lane text not null,
  job_id uuid not null,
  primary key (task_id, lane)
);
