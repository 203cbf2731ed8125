-- The purchase that made its member Premium. Paid back in full, with no other purchase left, it takes Premium along.
alter table payments add column made_premium boolean not null default false;
