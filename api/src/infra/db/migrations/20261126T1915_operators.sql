-- People who run the site. The row of a removed operator stays, because the audit log refers to it.
create table operators (
  id bigint generated always as identity primary key,
  login text not null unique check (login = lower(login)),
  role text not null check (role in ('moderator', 'support', 'finance', 'marketing', 'administrator')),
  password_hash text not null,
  -- End of a one-time password; null once the operator has chosen a password.
  password_expires_at timestamptz,
  -- Base32; null until the second factor is enrolled.
  totp_secret text,
  -- The secret that an enrolment shows, until a code confirms it.
  new_totp_secret text,
  -- Time step of the last accepted code, so that each code works once.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table operator_sessions (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  token_hash bytea not null unique,
  -- When the second factor was given; null after the password alone.
  verified_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz not null,
  user_agent text not null
);
create index operator_sessions_of_operator on operator_sessions (operator_id);

-- Cases for which an operator has given a reason to see protected data, until the session ends.
create table operator_views (
  session_id bigint not null references operator_sessions on delete cascade,
  subject text not null,
  primary key (session_id, subject)
);

alter table audit
  add column operator_id bigint references operators,
  add column reason text,
  add column before jsonb,
  add column after jsonb;
create index audit_of_operator on audit (operator_id);
create index audit_of_subject on audit (subject, id desc);
