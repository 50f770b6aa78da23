-- What operators did about upstreams, and how they settled outcomes that nobody could know.

alter table upstream_jobs add column settled_as text check (settled_as in ('made', 'not_made'));

create table upstream_actions (
  id text primary key,
  upstream text not null,
  action text not null check (action in ('paused', 'resumed', 'settled', 'tried')),
  token text,
  task_id text,
  outcome text,
  note text not null,
  done_by text not null,
  done_at bigint not null
);

create index upstream_actions_recent on upstream_actions (done_at, id);
