-- Versions of operators' own legal texts. The latest version of a host, page and language applies; with a null body,
-- there is no own text. Versions are never deleted, because members accepted them.
create table legal_texts (
  host text not null,
  page text not null,
  language text not null,
  version int not null check (version > 0),
  body text,
  as_of date not null,
  saved_at timestamptz not null,
  primary key (page, host, language, version)
);
