-- Who opened whose profile last when, for the visited member's activity page; an invisible visitor leaves no row.
create table profile_visits (
  visited_id bigint not null references users on delete cascade,
  visitor_id bigint not null references users on delete cascade,
  visited_at timestamptz not null,
  primary key (visited_id, visitor_id),
  check (visited_id <> visitor_id)
);
create index profile_visits_newest on profile_visits (visited_id, visited_at desc);
create index profile_visits_made on profile_visits (visitor_id);
create index profile_visits_age on profile_visits (visited_at);

-- When a member last looked at the activity page: what came later is new.
create table activity_views (
  user_id bigint primary key references users on delete cascade,
  seen_at timestamptz not null
);
