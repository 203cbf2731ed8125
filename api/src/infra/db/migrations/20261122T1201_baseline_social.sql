-- Search: one index per text of the statement (whole country, region of it, any gender of it).
create index users_search on users (gender, country, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_search_region on users (gender, country, region, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_search_any_gender on users (country, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_search_name on users (lower(name) text_pattern_ops)
  where status = 'active' and not is_invisible;
create index users_deck on users (gender, country, rnd, id, birth_date)
  where status = 'active' and has_photo and not is_invisible;
create index users_deck_everywhere on users (gender, rnd, id, birth_date)
  where status = 'active' and has_photo and not is_invisible;

create table likes (
  liker_id bigint not null references users on delete cascade,
  liked_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  is_seen boolean not null default false,
  primary key (liker_id, liked_id),
  check (liker_id <> liked_id)
);
create index likes_given on likes (liker_id, created_at desc, liked_id desc);
create index likes_received on likes (liked_id, created_at desc, liker_id desc);
create index likes_new on likes (liked_id) where not is_seen;

-- One row a pair: its lock puts two likes that meet in an order, so that exactly one of them makes the match.
create table pairs (
  low_id bigint not null references users on delete cascade,
  high_id bigint not null references users on delete cascade,
  matched_at timestamptz,
  primary key (low_id, high_id),
  check (low_id < high_id)
);

create table blocks (
  blocker_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index blocks_received on blocks (blocked_id, blocker_id);

create table swipes (
  user_id bigint not null references users on delete cascade,
  target_id bigint not null references users on delete cascade,
  decision text not null check (decision in ('like', 'pass')),
  decided_at timestamptz not null,
  primary key (user_id, target_id)
);
create index swipes_latest on swipes (user_id, decided_at desc, target_id desc);

create table swipe_days (
  user_id bigint not null references users on delete cascade,
  day date not null,
  likes int not null check (likes >= 0),
  primary key (user_id, day)
);

-- Where the member's deck stands in the stored random order.
create table swipe_cursors (
  user_id bigint primary key references users on delete cascade,
  rnd double precision not null,
  target_id bigint not null
);

create table match_answers (
  user_id bigint not null references users on delete cascade,
  question text not null,
  answer text not null,
  primary key (user_id, question)
);

create table reports (
  id bigint generated always as identity primary key,
  reference text not null unique,
  reporter_id bigint references users on delete set null,
  email text,
  kind text not null check (kind in ('profile', 'photo', 'message')),
  subject_id bigint not null,
  profile_id bigint references users on delete set null,
  reason text not null,
  text text not null default '',
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  decision text,
  decided_at timestamptz,
  created_at timestamptz not null
);
create index reports_open on reports (created_at) where status = 'open';

create table complaints (
  id bigint generated always as identity primary key,
  reference text not null unique,
  user_id bigint references users on delete set null,
  name text not null,
  email text not null,
  subject text not null,
  text text not null,
  status text not null default 'open' check (status in ('open', 'answered')),
  created_at timestamptz not null
);

-- Raised with every change of a member's chats or likes; an unchanged poll answers 304 from it.
create table member_versions (
  user_id bigint primary key references users on delete cascade,
  version bigint not null
) with (fillfactor = 70);

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

-- When a member was last told by mail of what waits for them.
create table member_notices (
  user_id bigint primary key references users on delete cascade,
  messages_at timestamptz,
  likes_at timestamptz
);
create index likes_waiting on likes (created_at) where not is_seen;
