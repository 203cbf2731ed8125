-- Discreet mode: a neutral title and icon, blurred photos and a quick exit, on every device of the member.
alter table users add column is_discreet boolean not null default false;
