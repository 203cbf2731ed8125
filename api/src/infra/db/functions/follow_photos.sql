-- Stores in the member's row whether the main photo is approved, so that queries need no join.
create or replace function follow_photos() returns trigger language plpgsql as $$
declare
  owner bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set has_photo = exists (
    select 1 from photos where user_id = owner and is_main and status = 'active')
  where id = owner;
  return null;
end $$;
create or replace trigger photos_follow after insert or update or delete on photos for each row
  execute function follow_photos();
