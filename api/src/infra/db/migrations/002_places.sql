-- Towns with their regions: for the sign-up's location step, regions.php and geocode.php.
create table places (
  id bigint generated always as identity primary key,
  country text not null,
  region text not null,
  city text not null,
  lat double precision not null,
  lon double precision not null,
  population int not null default 0,
  unique (country, region, city)
);
create index places_by_latitude on places (lat);
