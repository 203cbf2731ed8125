-- Results of the daily comparison of orders, ledger and the provider's notices. The latest run of a day replaces it.
create table reconciliations (
  day date primary key,
  reconciled_at timestamptz not null,
  orders int not null,
  -- Payment, reference and kinds of each difference.
  differences jsonb not null
);
