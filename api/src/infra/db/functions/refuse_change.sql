create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the table % is append-only', tg_table_name;
end $$;
create or replace trigger audit_append_only before update or delete on audit for each row execute function refuse_change();
create or replace trigger ledger_append_only before update or delete on ledger_entries for each row
  execute function refuse_change();
