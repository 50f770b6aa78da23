-- Who may sign in to the console. An account that nobody has signed up for has no address and no password; the one made at
-- the first start is such, until its set-up link is used.

alter table accounts add column email text;
alter table accounts add column role text not null default 'member' check (role in ('admin', 'member'));
alter table accounts add column password_hash text;
alter table accounts add column last_sign_in_at bigint;
alter table accounts add column disabled_at bigint;

create unique index accounts_by_email on accounts (email);

-- Of a session's token only the SHA-256 is kept: whoever reads a backup can sign in with none of it.

create table sessions (
  token_hash text primary key,
  id text not null,
  account_id text not null references accounts (id),
  created_at bigint not null,
  updated_at bigint not null,
  expires_at bigint not null,
  address text,
  agent text
);

create index sessions_of_account on sessions (account_id);
create index sessions_by_expiry on sessions (expires_at);

-- Links that work once: to set up the first administrator, to join, to choose a new password.

create table sign_in_links (
  token_hash text primary key,
  kind text not null check (kind in ('setup', 'invitation', 'reset')),
  email text,
  role text check (role in ('admin', 'member')),
  account_id text references accounts (id),
  created_at bigint not null,
  expires_at bigint
);

create index sign_in_links_by_kind on sign_in_links (kind, created_at);

-- What every node signs with. Made by the first that needs it.

create table secrets (
  name text primary key,
  value text not null,
  created_at bigint not null
);

-- What a key may do beyond its models. The console makes its own tasks under a key of the purpose 'console', one for each
-- account, whose secret nobody has.

alter table api_keys add column purpose text check (purpose in ('console'));
alter table api_keys add column spend_limit_micros bigint;
alter table api_keys add column reads_per_minute integer;
alter table api_keys add column creates_per_minute integer;
alter table api_keys add column last_used_at bigint;

create index keys_of_account on api_keys (account_id, created_at, id);
create unique index keys_of_console on api_keys (account_id) where purpose = 'console';

-- What a key with a limit has spent is added up at each of its creates.

create index ledger_charges_of_key on ledger_entries (key_id, kind, amount_micros) where kind = 'charge';

-- Credit that an administrator has granted. With ledger_entries it is the whole of an account's money.

create table credit_entries (
  id text primary key,
  account_id text not null references accounts (id),
  amount_micros bigint not null check (amount_micros > 0),
  currency text not null,
  note text not null,
  granted_by text not null references accounts (id),
  created_at bigint not null
);

create index credit_of_account on credit_entries (account_id, created_at, id);

-- For the page of operations: what ended lately, and what is stored. Each holds every column that its statement names.

create index tasks_finished on tasks (finished_at, state, model) where finished_at is not null;
create index tasks_failed on tasks (finished_at, id) where state = 'failed';
create index tasks_stored on tasks (blob_key, size_bytes) where blob_key is not null;
create index task_files_stored on task_files (size_bytes);
create index deliveries_pending on webhook_deliveries (occurred_at, delivered_at, given_up_at)
  where occurred_at is not null and delivered_at is null and given_up_at is null;
