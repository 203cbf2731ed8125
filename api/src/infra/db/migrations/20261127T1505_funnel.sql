-- Landers of the published builds and the variants of their tests. A job copies them from the registry.
create table landers (
  name text primary key,
  variants text[] not null
);

-- Number of visits that reached each step, by origin and by the day of the visit. Without personal data.
create table funnel_counts (
  id bigint generated always as identity primary key,
  day date not null,
  lander text not null,
  niche text not null,
  locale text not null,
  -- Empty without a test.
  variant text not null,
  source text not null,
  view bigint not null default 0,
  started bigint not null default 0,
  account bigint not null default 0,
  signed_up bigint not null default 0,
  photo bigint not null default 0,
  location bigint not null default 0,
  personal bigint not null default 0,
  about bigint not null default 0,
  activated bigint not null default 0,
  first_message bigint not null default 0,
  first_purchase bigint not null default 0,
  unique (day, lander, niche, locale, variant, source)
) with (fillfactor = 70);

-- With consent: the origin of a member's visit, and the later steps that have been counted for it.
create table funnel_members (
  user_id bigint primary key references users on delete cascade,
  origin_id bigint not null references funnel_counts on delete cascade,
  steps text[] not null default '{}'
);
create index funnel_members_origin on funnel_members (origin_id);
