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
  created_at timestamptz not null default now()
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
  primary key (country, method),
  constraint method_settings_surcharge check (
    surcharge_minor = 0
    or method not in (
      'creditcard', 'applepay', 'postepay', 'cartebancaire', 'nexi', 'bancontact', 'banktransfer', 'directdebit')
    or country not in ('NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'DK', 'SE', 'NO', 'FI'))
);
