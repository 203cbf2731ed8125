create index if not exists users_town
  on users (lat, lon, gender, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
