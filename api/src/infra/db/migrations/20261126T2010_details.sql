-- Optional details of a profile.
alter table users
  add column height int check (height between 120 and 230),
  add column smoking text,
  add column children text,
  add column drinking text;
