-- Files beside a task's video: what was given to it, and what was made from it.

create table task_files (
  blob_key text primary key,
  task_id text not null references tasks (id),
  role text not null check (role in ('input', 'thumbnail', 'spritesheet')),
  mime_type text not null,
  size_bytes bigint not null
);

create index task_files_of_task on task_files (task_id, role);

-- How a task was asked for, so that a request whose answer was lost finds its task instead of making a second one.

create table creations (
  task_id text primary key references tasks (id),
  key_id text not null references api_keys (id),
  idempotency_key text,
  request_hash text not null,
  created_at bigint not null
);

create unique index creations_by_idempotency_key on creations (key_id, idempotency_key) where idempotency_key is not null;
create index creations_by_hash on creations (key_id, request_hash, created_at);
create index creations_by_age on creations (created_at);
