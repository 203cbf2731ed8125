-- Lists read real members and fictional profiles as two ranges: the kind comes before the order in every index.
drop index users_search, users_search_region, users_search_any_gender, users_deck, users_deck_everywhere;
create index users_search on users (gender, country, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_search_region on users (gender, country, region, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_search_any_gender on users (country, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_deck on users (gender, country, is_fictional, rnd, id, birth_date)
  where status = 'active' and has_photo and not is_invisible;
create index users_deck_everywhere on users (gender, is_fictional, rnd, id, birth_date)
  where status = 'active' and has_photo and not is_invisible;
