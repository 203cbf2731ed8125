-- Searches in all countries for everyone.
create index if not exists users_search_everyone on users (is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
