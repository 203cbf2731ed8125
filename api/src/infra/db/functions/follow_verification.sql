-- Stores in the member's row whether the member is verified, so that queries need no join. If a verification is
-- withdrawn before the first attempt to send its mail, deletes the mail.
create or replace function follow_verification() returns trigger language plpgsql as $$
declare
  owner bigint := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update users set is_verified = not is_verified
    where id = owner and is_verified <> exists (
      select 1 from verifications where user_id = owner and status = 'verified');
  if tg_op = 'UPDATE' and old.status = 'verified' and new.status = 'withdrawn' then
    delete from outbox where id = new.mail_id and attempts = 0;
  end if;
  return null;
end $$;
create or replace trigger verifications_follow after insert or update or delete on verifications for each row
  execute function follow_verification();
