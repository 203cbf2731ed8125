create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments,
  kind text not null check (kind in ('withdrawal', 'operator')),
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
  confirmed_at timestamptz
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
