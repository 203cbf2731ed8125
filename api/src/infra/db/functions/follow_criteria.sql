-- Maintains the search criteria of members who can be found. Visits change them at most once a day.
create or replace function follow_criteria() returns trigger language plpgsql as $$
begin
  if new.status = 'active' and not new.is_invisible and new.gender is not null then
    insert into member_criteria (user_id, codes) values (new.id, criteria_of(new))
    on conflict (user_id) do update set codes = excluded.codes where member_criteria.codes <> excluded.codes;
  else
    delete from member_criteria where user_id = new.id;
  end if;
  return null;
end $$;
create or replace trigger users_follow_criteria after insert or update of status, is_invisible, is_fictional, is_verified,
  gender, country, region, lat, lon, created_at, height, language, reason_for_joining, relationship_status, body_type,
  hair_color, eye_color, tattoos, smoking, children, drinking, sexuality, interests
  on users for each row execute function follow_criteria();
create or replace trigger users_follow_days after update of last_active on users for each row
  when (day_of(old.last_active) <> day_of(new.last_active)) execute function follow_criteria();
