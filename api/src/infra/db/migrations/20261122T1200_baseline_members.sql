-- Room for a row's next version on its own page (fillfactor), here and below, so that a change of what no index holds
-- leaves the indexes alone.

-- A member and their profile are one row: the profile's id is the user's id.
create table users (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  password_hash text not null,
  name text not null,
  gender text check (gender in ('male', 'female')),
  looking_for text check (looking_for in ('male', 'female')),
  birth_date date not null,
  status text not null default 'not_confirmed'
    check (status in ('not_confirmed', 'active', 'suspended', 'deleted')),
  -- Next step of sign-up (1 to 4), 5 when complete.
  signup_step int not null default 1 check (signup_step between 0 and 5),
  signup_message text,
  signup_profile_id bigint references users on delete set null,
  tracking jsonb not null default '{}',
  language text not null default 'en',
  country text,
  region text,
  city text,
  lat double precision,
  lon double precision,
  currency text,

  is_fictional boolean not null default false,
  is_invisible boolean not null default false,
  is_private boolean not null default false,
  has_intimate_consent boolean not null default false,
  intimate_consent_at timestamptz,

  sexuality text,
  about_me text not null default '',
  reason_for_joining text,
  hair_color text,
  eye_color text,
  body_type text,
  relationship_status text,
  tattoos text,
  interests text[] not null default '{}',

  -- Kept by a trigger on photos.
  has_photo boolean not null default false,
  rnd double precision not null default random(),

  notifications jsonb not null default '{}',
  -- Why the site sends this address no mail: spam_complaint, bounce, unsubscribe.
  notifications_disabled text[] not null default '{}',

  version bigint not null default 1,
  terms_accepted_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  activated_at timestamptz,
  last_active timestamptz not null default now(),
  deleted_at timestamptz
) with (fillfactor = 85);
create unique index users_email on users (email);
create index users_deleted on users (deleted_at) where status = 'deleted';

create table photos (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Unguessable; the stored files are <name>/full.webp, thumb.webp and match.webp.
  name text not null unique,
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected')),
  position int not null,
  is_main boolean not null default false,
  created_at timestamptz not null default now()
);
create index photos_of_user on photos (user_id, position, id);
create unique index photos_main on photos (user_id) where is_main;
create index photos_to_review on photos (created_at) where status = 'pending';

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What a member is shown of their sessions: which device, from which country, when it was last used.
  user_agent text,
  country text,
  last_used_at timestamptz
);
create index sessions_of_user on sessions (user_id);
create index sessions_expired on sessions (expires_at);

-- Links sent by e-mail. Each works once.
create table tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('activation', 'reset', 'mail_change', 'reactivation')),
  token_hash bytea not null unique,
  -- The new address of a mail change.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Six digits that activate an account on another device than the link: only a hash is kept.
  code_hash bytea
);
create index tokens_of_user on tokens (user_id, kind, created_at);

-- Wrong log-ins by account or address; the key is a hash.
create table login_attempts (
  key text primary key,
  attempts int not null,
  since timestamptz not null,
  blocked_until timestamptz
);

-- Mails, text messages and web pushes on their way; written in the transaction that causes them.
create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms', 'push')),
  payload jsonb not null,
  attempts int not null default 0,
  next_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz not null
);
create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null;

create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- A browser hears of an account for as long as its session there lasts.
  session_id bigint references sessions on delete cascade
);
create index push_subscriptions_of_user on push_subscriptions (user_id);
create index push_subscriptions_of_session on push_subscriptions (session_id);

-- Settings that replace the defaults, for one host or, with '*', for all.
create table settings (
  host text primary key,
  data jsonb not null,
  updated_at timestamptz not null default now()
);

-- Values made at first start that must stay, such as the key pair of web push.
create table secrets (
  name text primary key,
  value text not null
);

-- Work that one process does at a time.
create table jobs (
  name text primary key,
  leased_until timestamptz not null,
  last_run timestamptz
);

create table page_hidden (
  day date primary key,
  count bigint not null
);

create table audit (
  id bigint generated always as identity primary key,
  actor text not null,
  action text not null,
  subject text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- Towns with their regions: for the sign-up's location step, regions.php and geocode.php.
create table places (
  id bigint generated always as identity primary key,
  country text not null,
  region text not null,
  city text not null,
  lat double precision not null,
  lon double precision not null,
  population int not null default 0,
  unique (country, region, city)
);
create index places_by_latitude on places (lat);
