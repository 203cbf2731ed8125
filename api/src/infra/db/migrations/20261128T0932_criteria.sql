-- Criteria of the members who can be found, as codes. They are not in the member's row, because each visit would then
-- change their index.
create table member_criteria (
  user_id bigint primary key references users on delete cascade,
  codes text[] not null
);
-- Before the next migration reads the members, so that it misses no change made at the same time.
create or replace function day_of(at timestamptz) returns int language sql immutable parallel safe
return floor(extract(epoch from at) / 86400)::int;
create or replace function criteria_of(u users) returns text[] language sql immutable parallel safe as $$
  select array_remove(array[
    'active:' || day_of(u.last_active), 'joined:' || day_of(u.created_at),
    case when u.is_verified then 'verified' end,
    'cell:' || floor(u.lat) || ',' || floor(u.lon), 'region:' || u.region, 'height:' || u.height,
    'language:' || u.language, 'reason_for_joining:' || u.reason_for_joining,
    'relationship_status:' || u.relationship_status, 'body_type:' || u.body_type, 'hair_color:' || u.hair_color,
    'eye_color:' || u.eye_color, 'tattoos:' || u.tattoos, 'smoking:' || u.smoking, 'children:' || u.children,
    'drinking:' || u.drinking, 'sexuality:' || u.sexuality], null)
    || array(select 'interests:' || interest from unnest(u.interests) as interest)
    || array(
      select 'among:' || kind || ',' || gender || ',' || country
      from (values (case when u.is_fictional then 'fictional' else 'real' end)) as one (kind),
        (values (u.gender), ('all')) as two (gender), (values (u.country), ('all')) as three (country)
      where country is not null)
$$;
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
