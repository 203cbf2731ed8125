-- Days from 1970-01-01 to the UTC day of `at`.
create or replace function day_of(at timestamptz) returns int language sql immutable parallel safe
return floor(extract(epoch from at) / 86400)::int;
