-- Optional details of a profile.
alter table users
  add column height int,
  add column smoking text,
  add column children text,
  add column drinking text,
  add constraint users_height_check check (height between 120 and 230) not valid;
