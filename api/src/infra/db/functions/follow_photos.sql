-- Maintains `users.has_photo`, which spares queries a join. Withdraws a verification whose photo is no longer the
-- approved main photo.
create or replace function follow_photos() returns trigger language plpgsql as $$
declare
  owner bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set has_photo = exists (
    select 1 from photos where user_id = owner and is_main and status = 'active')
  where id = owner;
  update verifications set status = 'withdrawn', ended_at = now()
    where user_id = owner and status in ('waiting', 'verified') and not exists (
      select 1 from photos where id = verifications.photo_id and is_main and status = 'active');
  return null;
end $$;
create or replace trigger photos_follow after insert or update or delete on photos for each row
  execute function follow_photos();
