-- Great-circle distance in kilometres (haversine).
create or replace function km_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
  language sql immutable parallel safe
return 12742 * asin(least(1, sqrt(power(sind((lat2 - lat1) / 2), 2)
  + cosd(lat1) * cosd(lat2) * power(sind((lon2 - lon1) / 2), 2))));
