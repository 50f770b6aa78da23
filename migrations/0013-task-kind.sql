-- What a task makes is written beside it and beside its money: the list of models changes, and says nothing of what was
-- asked for before. Until now there was one model of images.

alter table tasks add column kind text not null default 'video';
update tasks set kind = 'image' where model = 'image-3.1-flash-image-preview';
alter table ledger_entries add column task_kind text not null default 'video';
update ledger_entries set task_kind = 'image' where model = 'image-3.1-flash-image-preview';
