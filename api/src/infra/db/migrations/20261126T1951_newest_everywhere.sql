-- Searches of all countries in order of joining.
create index if not exists users_newest_everywhere
  on users (gender, is_fictional, created_at desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
