-- Maintains `users.is_verified`, which spares queries a join. If a verification is withdrawn, deletes the mail that
-- announced it, unless sending was already attempted.
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
