-- Maintains `users.has_photo`, which spares queries a join. Withdraws a verification whose photo is no longer the
-- approved main photo.
create or replace function follow_photos() returns trigger language plpgsql as $$
declare
  owner bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  -- Also raises the member's version, by which their pages notice a decision.
  update users set has_photo = exists (
    select 1 from photos where user_id = owner and is_main and status = 'active')
  where id = owner;
  update verifications set status = 'withdrawn', ended_at = now()
    where user_id = owner and status in ('waiting', 'verified') and not exists (
      select 1 from photos where id = verifications.photo_id and is_main and status = 'active');
  return null;
end $$;
create or replace trigger photos_follow after insert or delete on photos for each row
  execute function follow_photos();
-- Other updates do not hold the owner's lock. They would wait for it and then compare with an older snapshot.
create or replace trigger photos_follow_changes after update of status, is_main on photos for each row
  when (old.status <> new.status or old.is_main <> new.is_main) execute function follow_photos();
