-- Whom a key's tasks are announced to, where a request names nobody.

alter table api_keys add column webhook_url text;
alter table api_keys add column webhook_secret text;

-- Whom a task's end is announced to, and how far that has come. A row is made with its task; the event is empty until the
-- task has ended, and the secret is forgotten when nothing more will be sent.

create table webhook_deliveries (
  task_id text primary key references tasks (id),
  event_id text not null unique,
  url text not null,
  secret text,
  type text check (type in ('video.completed', 'video.failed')),
  occurred_at bigint,
  attempts integer not null default 0,
  delivered_at bigint,
  given_up_at bigint,
  check ((type is null) = (occurred_at is null)),
  check (type is not null or (delivered_at is null and given_up_at is null)),
  check (delivered_at is null or given_up_at is null),
  check ((secret is null) = (delivered_at is not null or given_up_at is not null))
);
