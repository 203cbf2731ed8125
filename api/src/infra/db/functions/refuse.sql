-- Raises an API error with this code, which rolls the transaction back.
create or replace function refuse(code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'DU001', message = code, detail = details::text;
end $$;
