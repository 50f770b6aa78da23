-- The embedded queue. Each kind of work has a lane of its own, so that none waits for another.
-- On PostgreSQL the queue library keeps tables of its own.
-- Ids are never used twice (autoincrement), so a worker that lost its job cannot complete another one by accident.

create table jobs (
  id integer primary key autoincrement,
  lane text not null,
  task_id text not null references tasks (id),
  account_id text not null,
  place_in_line integer not null,
  due_at integer not null,
  state text not null check (state in ('ready', 'active')),
  fence integer not null default 0,
  unique (task_id, lane)
);

create index jobs_ready on jobs (lane, state, place_in_line, id);
create index jobs_due on jobs (lane, state, due_at);
create index jobs_active on jobs (lane, account_id) where state = 'active';
