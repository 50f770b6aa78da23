-- Processes that work, as each tells of itself every few seconds where several share one database.

create table worker_nodes (
  id text primary key,
  host text not null,
  version text not null,
  started_at bigint not null,
  seen_at bigint not null,
  lanes text not null
);
