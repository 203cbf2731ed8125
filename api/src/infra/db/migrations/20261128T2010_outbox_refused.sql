-- Whether the mail server refused the recipient's address, rather than the last attempt having failed.
alter table outbox add column is_refused boolean not null default false;
