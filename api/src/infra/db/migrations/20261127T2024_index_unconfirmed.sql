-- The job `erasure` finds accounts that were never confirmed.
create index if not exists users_unconfirmed on users (last_active) where status = 'not_confirmed';
