-- Whether other members see no distance to this member and cannot search for it by distance.
alter table users add column hides_distance boolean not null default false;

-- Coordinates of the towns where members live. A search around a town reads one index range per town.
create table member_towns (
  lat double precision not null,
  lon double precision not null,
  primary key (lat, lon)
);
insert into member_towns select distinct lat, lon from users where lat is not null and lon is not null;
create index users_town on users (lat, lon, gender, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;

-- Searches in all countries.
create index users_search_everywhere on users (gender, is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;
create index users_search_everyone on users (is_fictional, last_active desc, id desc, birth_date)
  where status = 'active' and not is_invisible;

-- Key for the stable offset of each pair's distance.
insert into secrets (name, value) values ('distance', gen_random_uuid()::text || gen_random_uuid()::text);
