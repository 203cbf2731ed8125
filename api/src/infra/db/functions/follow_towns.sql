create or replace function follow_towns() returns trigger language plpgsql as $$
begin
  insert into member_towns (lat, lon) values (new.lat, new.lon) on conflict do nothing;
  return null;
end $$;
create or replace trigger users_follow_towns after insert or update of lat, lon on users for each row
  when (new.lat is not null and new.lon is not null) execute function follow_towns();
