-- For the list of charges: an account may have many holds and releases between two of them.

create index ledger_charges on ledger_entries (account_id, created_at, id) where kind = 'charge';
