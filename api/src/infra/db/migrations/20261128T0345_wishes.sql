-- Ages (from, to) and distance that a member looks for; null sets no limit.
alter table users
  add column wished_ages int[],
  add column wished_km int,
  add constraint users_wishes_check check (
    (wished_ages is null or cardinality(wished_ages) = 2 and wished_ages[1] <= wished_ages[2]) and wished_km > 0) not valid;
alter table users validate constraint users_wishes_check;
