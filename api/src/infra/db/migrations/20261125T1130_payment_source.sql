-- Where the buyer came from: a copy of the account's tracking parameters when the order was made.
alter table payments add column tracking jsonb not null default '{}';
