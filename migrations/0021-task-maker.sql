-- Who made a film or a still, where it was not made here: the list of upstreams changes, and says nothing of what was made before.

alter table tasks add column maker text;
