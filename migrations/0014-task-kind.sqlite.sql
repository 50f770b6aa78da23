-- As 0007: every create counts the live tasks, by kind now, and is answered from the index alone.

drop index tasks_live;
create index tasks_live on tasks (account_id, state, kind, finished_at) where finished_at is null;
