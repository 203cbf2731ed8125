-- Stores in the member's row whether a verification gives the mark, so that queries need no join.
create or replace function follow_verification() returns trigger language plpgsql as $$
declare
  owner bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set is_verified = not is_verified
    where id = owner and is_verified <> exists (
      select 1 from verifications where user_id = owner and status = 'verified');
  return null;
end $$;
create or replace trigger verifications_follow after insert or update or delete on verifications for each row
  execute function follow_verification();
