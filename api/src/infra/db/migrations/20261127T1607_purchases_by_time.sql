-- Reconciliation reads the purchases of a day; most entries of the ledger are messages.
create index if not exists ledger_entries_purchases on ledger_entries (created_at) where kind = 'purchase';
