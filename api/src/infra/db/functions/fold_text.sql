-- Text as a search compares it: small letters, no accents. The browser marks its hits by the same rules (foldText).
-- Plain ASCII, which most messages are, has nothing to take away. Not strict: then it could not be inlined.
create or replace function fold_text(given text) returns text language sql immutable parallel safe
return case when octet_length(given) = length(given) then lower(given)
  else replace(translate(lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g')), 'øłđ‘’ʼ', 'old'''''''),
    'ß', 'ss') end;
