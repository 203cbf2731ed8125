-- What a member can spend, in a row of its own: it changes with every message, and a change of a row of `users` copies
-- all of the profile and asks nine indexes and eight conditions.
create table wallets (
  -- Outlives the erased member, as what was paid does.
  user_id bigint primary key references users,
  credits int not null default 0 check (credits >= 0),
  paid_user boolean not null default false,
  free_messages_used int not null default 0 check (free_messages_used >= 0),
  started_conversations int not null default 0 check (started_conversations >= 0)
) with (fillfactor = 70);

-- A type, because the text of a condition is read anew with every statement that writes.
create type ledger_kind as enum (
  'opening', 'purchase', 'message', 'photo', 'gift', 'withdrawal', 'refund', 'charge_back', 'correction', 'debt');

-- Credits: append-only entries whose sum is wallets.credits. `source_key` names the cause, so that it counts once.
create table ledger_entries (
  id bigint generated always as identity primary key,
  user_id bigint not null references wallets,
  credits int not null check (credits <> 0),
  balance int not null check (balance >= 0),
  kind ledger_kind not null,
  source_key text not null,
  created_at timestamptz not null default now(),
  constraint ledger_entries_source unique (source_key)
);
create index ledger_entries_of_user on ledger_entries (user_id, id);

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
  -- The purchase that made its member Premium. Paid back in full, with no other purchase left, it takes Premium along.
  made_premium boolean not null default false,
  -- What the code of an order is good for, and whether it took it when the money came: the first payment with a code
  -- that holds once takes it, whichever order was made first.
  discount_validity text check (discount_validity in ('once-per-user', 'once', 'unlimited')),
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
  -- Where to pay by other means than a page: account, reference, last day.
  instructions jsonb,
  -- What the provider calls the money, where it is not what it calls the page; refunds and notices name it.
  charge_id text,
  unique (provider, provider_id)
);
create index payment_attempts_of_payment on payment_attempts (payment_id, id desc);
create index payment_attempts_charge on payment_attempts (provider, charge_id) where charge_id is not null;

-- The credits of one cause; what was not spent of them yet. Spent oldest first.
create table credit_lots (
  id bigint generated always as identity primary key,
  user_id bigint not null references wallets,
  payment_id bigint unique references payments,
  credits int not null check (credits > 0),
  remaining int not null check (remaining between 0 and credits),
  created_at timestamptz not null default now()
) with (fillfactor = 80);
comment on column credit_lots.remaining is 'When the lots of this member were last settled; see open_lots.';
-- No `where remaining > 0`: the index would hold `remaining`.
create index credit_lots_of_user on credit_lots (user_id, id);

-- Credits that were spent of a purchase before its bank took the money back. The next purchases make them good.
create table credit_debts (
  payment_id bigint primary key references payments,
  user_id bigint not null references wallets,
  credits int not null check (credits > 0),
  settled int not null default 0 check (settled between 0 and credits),
  created_at timestamptz not null
);
create index credit_debts_open on credit_debts (user_id, payment_id) where settled < credits;

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

create table discount_codes (
  code text primary key check (code = upper(code)),
  percent int not null check (percent between 1 and 100),
  country text,
  -- Only this member may use it.
  user_id bigint references users on delete cascade,
  expires_at timestamptz,
  currency text,
  minimum_minor int not null default 0 check (minimum_minor >= 0),
  status text not null default 'active' check (status in ('active', 'disabled')),
  validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
  -- Empty: with every method.
  methods text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index discount_codes_of_user on discount_codes (user_id) where user_id is not null;

-- A code held by an open order or used by a paid one. The unique keys settle who was first.
create table discount_redemptions (
  payment_id bigint primary key references payments,
  code text not null,
  user_id bigint not null references users,
  validity text not null check (validity in ('once-per-user', 'once', 'unlimited')),
  created_at timestamptz not null default now(),
  is_settled boolean not null default false
);
create unique index discount_once_per_user on discount_redemptions (code, user_id) where validity <> 'unlimited';
create unique index discount_once on discount_redemptions (code) where validity = 'once';

-- Surcharges and methods that are not offered, by country. Consumer cards and SEPA carry no surcharge in the
-- EEA and the United Kingdom (Directive (EU) 2015/2366, article 62; Payment Services Regulations 2017).
create table method_settings (
  country text not null,
  method text not null,
  surcharge_minor int not null default 0 check (surcharge_minor >= 0),
  is_offered boolean not null default true,
  -- Which provider takes the method in this country, where it is not the one of the configuration.
  provider text,
  primary key (country, method),
  constraint method_settings_surcharge check (
    surcharge_minor = 0
    or method not in (
      'creditcard', 'applepay', 'postepay', 'cartebancaire', 'nexi', 'bancontact', 'banktransfer', 'directdebit')
    or country not in ('NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'DK', 'SE', 'NO', 'FI'))
);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  -- Late: money that came for an order whose discount was used meanwhile goes back by itself.
  kind text not null check (kind in ('withdrawal', 'operator', 'late')),
  amount_minor int not null check (amount_minor > 0),
  credits int not null check (credits >= 0),
  reference text not null unique,
  idempotency_key text not null,
  state text not null check (state in ('requested', 'sent', 'failed')),
  attempts int not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null
);
create unique index refunds_one_withdrawal on refunds (payment_id) where kind = 'withdrawal';
create index refunds_waiting on refunds (next_at) where state = 'requested';

-- What lets a member be charged again. The provider holds the card or the account; we hold its name for it.
create table mandates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  payment_id bigint not null references payments,
  method text not null,
  provider text not null,
  provider_mandate text not null,
  label text not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  unique (provider, provider_mandate)
);
create index mandates_of_user on mandates (user_id, id desc) where is_active;

-- A direct debit that waits for its code. The account number goes to the provider and is then forgotten here.
create table directdebit_requests (
  payment_id bigint primary key references payments,
  user_id bigint not null references users on delete cascade,
  iban text,
  iban_hint text not null,
  holder text,
  phone_hint text not null,
  code_hash text not null,
  code_expires timestamptz not null,
  tries int not null default 0,
  agreed_at timestamptz not null,
  confirmed_at timestamptz,
  -- For another code to the same phone; forgotten together with the account.
  phone text
);
create index directdebit_requests_of_user on directdebit_requests (user_id);

create table directdebit_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null
);
create index directdebit_codes_of_user on directdebit_codes (user_id, created_at desc);

-- A member whose debit came back may not pay by debit again.
create table directdebit_blocks (
  user_id bigint primary key references users on delete cascade,
  reason text not null,
  created_at timestamptz not null
);
