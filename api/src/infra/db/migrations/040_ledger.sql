-- Credits: append-only entries whose sum is users.credits. `source_key` names the cause, so that it counts once.
create table ledger_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  credits int not null check (credits <> 0),
  balance int not null check (balance >= 0),
  kind text not null check (kind in (
    'opening', 'purchase', 'message', 'photo', 'gift', 'withdrawal', 'refund', 'charge_back', 'correction')),
  source_key text not null,
  created_at timestamptz not null default now(),
  constraint ledger_entries_source unique (source_key)
);
create index ledger_entries_of_user on ledger_entries (user_id, id);
create trigger ledger_append_only before update or delete on ledger_entries for each row
  execute function refuse_change();

create table payments (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  idempotency_key text not null,
  body_hash text not null,
  package text not null check (package in ('p0', 'p1', 'p2', 'p3')),
  credits int not null check (credits > 0),
  method text not null,
  country text not null,
  currency text not null,
  list_minor int not null check (list_minor > 0),
  discount_minor int not null check (discount_minor between 0 and list_minor),
  surcharge_minor int not null check (surcharge_minor >= 0),
  price_minor int not null,
  discount_code text,
  state text not null check (state in (
    'created', 'requires_action', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'unknown',
    'refunded', 'partially_refunded', 'charged_back')),
  failure text,
  received_minor int not null default 0 check (received_minor >= 0),
  refunded_minor int not null default 0 check (refunded_minor >= 0),
  -- Days to withdraw, as they were told when the order was made.
  refund_days int not null,
  withdraw_until timestamptz,
  receipt_number text unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  constraint payments_key unique (user_id, idempotency_key),
  constraint payments_total check (price_minor = list_minor - discount_minor + surcharge_minor)
);
create index payments_of_user on payments (user_id, id desc);
create index payments_open on payments (id)
  where state in ('created', 'requires_action', 'pending', 'unknown');

-- One try of a payment at a provider. `reference` is our name for it and makes asking twice harmless.
create table payment_attempts (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  provider text not null,
  reference text not null unique,
  provider_id text,
  redirect_url text,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  unique (provider, provider_id)
);
create index payment_attempts_of_payment on payment_attempts (payment_id, id desc);

-- The credits of one cause; what was not spent of them yet. Spent oldest first.
create table credit_lots (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  payment_id bigint unique references payments,
  credits int not null check (credits > 0),
  remaining int not null check (remaining between 0 and credits),
  created_at timestamptz not null default now()
);
create index credit_lots_open on credit_lots (user_id, id) where remaining > 0;

-- Credits that a member begins with are in the ledger too.
create function open_ledger() returns trigger language plpgsql as $$
begin
  insert into ledger_entries (user_id, credits, balance, kind, source_key)
  values (new.id, new.credits, new.credits, 'opening', 'opening:' || new.id);
  insert into credit_lots (user_id, credits, remaining) values (new.id, new.credits, new.credits);
  return null;
end $$;
create trigger users_open_ledger after insert on users for each row when (new.credits > 0)
  execute function open_ledger();
insert into ledger_entries (user_id, credits, balance, kind, source_key)
  select id, credits, credits, 'opening', 'opening:' || id from users where credits > 0;
insert into credit_lots (user_id, credits, remaining) select id, credits, credits from users where credits > 0;

-- Receipts are numbered without a gap in each year.
create table receipt_counters (
  year int primary key,
  last int not null
);

-- What the provider told us, as it came; worked off once.
create table provider_notices (
  id bigint generated always as identity primary key,
  provider text not null,
  notice_id text not null,
  payload jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  result text,
  attempts int not null default 0,
  constraint provider_notices_once unique (provider, notice_id)
);
create index provider_notices_waiting on provider_notices (id) where processed_at is null;
