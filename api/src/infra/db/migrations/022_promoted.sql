-- Advertised tiles among the members (setting member_resell); kept by operators.
create table promoted_tiles (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cam', 'resell')),
  title text not null,
  image text not null,
  href text not null,
  country text,
  position int not null default 0,
  is_active boolean not null default true
);

-- One automatic like an hour; the same answer meanwhile, so that a retried call likes nobody else.
create table auto_likes (
  user_id bigint primary key references users on delete cascade,
  profile_id bigint references users on delete set null,
  liked_at timestamptz not null
);
