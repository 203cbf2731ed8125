-- The share of mails that fail is counted at every scrape, and old messages are erased.
create index if not exists outbox_by_time on outbox using brin (created_at);
