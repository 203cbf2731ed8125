-- Searches in order of joining.
create index users_newest on users (gender, country, is_fictional, created_at desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_newest_everywhere on users (gender, is_fictional, created_at desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
