-- How often somebody has tried to come in, counted for all nodes. Names are SHA-256 of an address, a person or both.

create table sign_in_attempts (
  name text primary key,
  count integer not null,
  ends_at bigint not null
);

create index sign_in_attempts_by_end on sign_in_attempts (ends_at);
create index sign_in_links_by_expiry on sign_in_links (expires_at) where expires_at is not null;
