-- Folds text for search: lower case, without accents. The browser highlights hits by the same rules (foldText). Plain
-- ASCII needs only lower case. Not strict, because a strict function could not be inlined.
create or replace function fold_text(given text) returns text language sql immutable parallel safe
return case when octet_length(given) = length(given) then lower(given)
  else replace(translate(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđ‘’ʼ', 'old'''''''),
    'ß', 'ss') end;
