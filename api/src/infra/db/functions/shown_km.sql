-- Distance to a member as one viewer sees it. Moves the member from the town's coordinates by a fixed offset of up to
-- blur_km, derived from the viewer's seed. The offset does not depend on where the viewer searches from, so
-- trilateration finds only the moved position.
create or replace function shown_km(
  member bigint, lat float8, lon float8, from_lat float8, from_lon float8, seed text, blur_km float8
) returns int language plpgsql immutable strict parallel safe as $$
declare
  hash text := md5(seed || member);
  angle float8 := 360 * (('x' || left(hash, 8))::bit(32)::bigint::float8 / 4294967296);
  offset_km float8 := blur_km * sqrt(('x' || substr(hash, 9, 8))::bit(32)::bigint::float8 / 4294967296);
  km_per_degree constant float8 := 111.19;
  shown_lat float8 := lat + offset_km * sind(angle) / km_per_degree;
  shown_lon float8 := lon + offset_km * cosd(angle) / (km_per_degree * greatest(cosd(lat), 0.01));
  -- Postgres inlines SQL functions only if their arguments are simple. With variables, this takes nearly half the time.
  km float8 := km_between(shown_lat, shown_lon, from_lat, from_lon);
begin
  return round_km(km);
end $$;
