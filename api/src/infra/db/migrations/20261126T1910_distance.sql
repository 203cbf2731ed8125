-- Whether other members see no distance to this member and cannot search for it by distance.
alter table users add column hides_distance boolean not null default false;

-- Coordinates of the towns where members live. A search around a town reads one index range per town.
create table member_towns (
  lat double precision not null,
  lon double precision not null,
  primary key (lat, lon)
);
-- Before the next migration reads the towns, so that it misses none that is set at the same time.
create or replace function follow_towns() returns trigger language plpgsql as $$
begin
  insert into member_towns (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;
create or replace trigger users_follow_towns after insert or update of lat, lon on users for each row
  when (new.lat is not null and new.lon is not null) execute function follow_towns();

-- Key for the stable offset of each pair's distance.
insert into secrets (name, value) values ('distance', gen_random_uuid()::text || gen_random_uuid()::text);
