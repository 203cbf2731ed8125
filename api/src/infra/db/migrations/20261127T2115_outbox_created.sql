-- Deleted rows leave free pages for new ones, which widens the ranges of the BRIN index until it selects the whole table.
create index if not exists outbox_created on outbox (created_at);
drop index if exists outbox_by_time;
