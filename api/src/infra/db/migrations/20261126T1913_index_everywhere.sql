-- Searches in all countries for one gender.
create index if not exists users_search_everywhere
  on users (gender, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
