create or replace function raise_user_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create or replace trigger users_version before update on users for each row
  when (old.last_active is not distinct from new.last_active)
  execute function raise_user_version();
