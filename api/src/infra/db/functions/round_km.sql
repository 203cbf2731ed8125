-- Rounds a distance for display: below 50 km to 5 km, but at least 5; from 50 km to 10 km.
create or replace function round_km(km float8) returns int language sql immutable parallel safe
return case when km < 47.5 then greatest(5, round(km / 5) * 5) else round(km / 10) * 10 end::int;
