-- Every create counts the live tasks. SQLite answers from an index alone only when the index holds every column that the
-- statement names, the one of the partial index's own condition included.

drop index tasks_live;
create index tasks_live on tasks (account_id, state, model, finished_at) where finished_at is null;
drop index tasks_waiting;
create index tasks_waiting on tasks (state, deadline_at, finished_at) where finished_at is null;
