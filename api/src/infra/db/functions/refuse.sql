-- Raised with the code of the API's error, so nothing of what was refused is kept.
create or replace function refuse(code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'DU001', message = code, detail = details::text;
end $$;
