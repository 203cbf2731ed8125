create table saved_searches (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- Criteria as the query string of the search, in alphabetical order.
  query text not null,
  created_at timestamptz not null,
  -- When the member last opened the search.
  seen_at timestamptz not null,
  -- When the job last looked for new people.
  checked_at timestamptz not null,
  -- When the job found somebody who joined since `seen_at`.
  found_at timestamptz,
  is_mailed boolean not null default false,
  unique (user_id, query)
);
create index saved_searches_due on saved_searches (checked_at) where found_at is null;
create index saved_searches_to_mail on saved_searches (user_id) where found_at is not null and not is_mailed;

alter table member_notices add column searches_at timestamptz;
