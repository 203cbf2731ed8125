-- A charge without a page is asked for again, under its reference, where its answer was lost: when it was sent, and of
-- which stored card or account.
alter table payment_attempts add column sent_at timestamptz, add column mandate text;
create index payment_attempts_unanswered on payment_attempts (checked_at)
  where sent_at is not null and provider_id is null;
