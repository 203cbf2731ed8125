-- Renders of portraits could overwrite `has_photo` with an older value.
do $$
declare
  stale bigint[] := array(
    select id from users u where has_photo <> exists (
      select 1 from photos where user_id = u.id and is_main and status = 'active'));
begin
  perform 1 from users where id = any (stale) order by id for no key update;
  -- A new statement, to see what was committed while the locks were awaited.
  update users u set has_photo = not has_photo
    where id = any (stale) and has_photo <> exists (
      select 1 from photos where user_id = u.id and is_main and status = 'active');
end $$;
