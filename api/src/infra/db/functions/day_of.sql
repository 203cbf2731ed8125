-- Number of the UTC day, from 1970.
create or replace function day_of(at timestamptz) returns int language sql immutable parallel safe
return floor(extract(epoch from at) / 86400)::int;
