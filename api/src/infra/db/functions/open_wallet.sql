create or replace function open_wallet() returns trigger language plpgsql as $$
begin
  insert into wallets (user_id) values (new.id);
  return null;
end $$;
create or replace trigger users_open_wallet after insert on users for each row execute function open_wallet();
