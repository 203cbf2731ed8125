-- Folds text for search: lower case, without accents. Keep equal to `foldText`, by which browsers highlight hits. Not
-- declared strict: Postgres could not inline it.
create or replace function fold_text(given text) returns text language sql immutable parallel safe
return case when octet_length(given) = length(given) then lower(given)
  else replace(translate(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđ‘’ʼ', 'old'''''''),
    'ß', 'ss') end;
