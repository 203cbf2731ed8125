-- Returns a member's searchable facts as codes such as hair_color:red. `among` codes combine the three criteria that
-- nearly every search has.
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
