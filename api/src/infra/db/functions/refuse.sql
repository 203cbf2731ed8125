-- Raises an error that the API reports as a `DomainError` with this code.
create or replace function refuse(code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'DU001', message = code, detail = details::text;
end $$;
