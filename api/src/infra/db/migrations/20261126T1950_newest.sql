-- Searches of one country in order of joining.
create index if not exists users_newest
  on users (gender, country, is_fictional, created_at desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
