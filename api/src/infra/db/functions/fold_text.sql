-- Must match `foldText`, which browsers use to highlight hits. Not declared strict, because Postgres could then not
-- inline it.
create or replace function fold_text(given text) returns text language sql immutable parallel safe
return case when octet_length(given) = length(given) then lower(given)
  else replace(translate(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđ‘’ʼ', 'old'''''''),
    'ß', 'ss') end;
