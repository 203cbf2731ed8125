-- A real member of a demo: a script answers, and pages label the profile. Production has none.
alter table users add column is_demo boolean not null default false;
