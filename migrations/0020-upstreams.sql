-- One row for each create at an upstream, written before it is sent, and one for what all nodes know of an upstream together.

create table upstream_jobs (
  token text primary key,
  task_id text not null references tasks (id),
  account_id text not null references accounts (id),
  kind text not null,
  model text not null,
  upstream text not null,
  served_as text not null,
  key_fingerprint text,
  state text not null check (state in ('prepared', 'accepted', 'cancelling', 'succeeded', 'failed', 'refused', 'turned_down',
    'cancelled', 'unknown')),
  handle text not null,
  prepared_at bigint not null,
  accepted_at bigint,
  ended_at bigint,
  reason text,
  detail text,
  cost_currency text,
  estimate_micros bigint,
  final_micros bigint,
  cost_unknown integer not null default 0,
  settled_at bigint,
  settled_by text,
  check ((ended_at is null) = (state in ('prepared', 'accepted', 'cancelling')))
);

create index upstream_jobs_of_task on upstream_jobs (task_id, prepared_at);
create index upstream_jobs_live on upstream_jobs (upstream, ended_at) where ended_at is null;
create index upstream_jobs_ended on upstream_jobs (upstream, ended_at);
create index upstream_jobs_recent on upstream_jobs (prepared_at, token);
create index upstream_jobs_unsettled on upstream_jobs (state, prepared_at) where settled_at is null;

create table upstream_states (
  name text primary key,
  paused_at bigint,
  breaker text not null,
  resting text not null,
  turn integer not null,
  health text
);
