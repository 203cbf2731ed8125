-- Texts that operators insert into answers of fictional members.
create table reply_templates (
  id bigint generated always as identity primary key,
  language text not null,
  name text not null,
  text text not null,
  changed_at timestamptz not null,
  unique (language, name)
);
