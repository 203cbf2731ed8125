-- When the mark or a request ended, from which its retention counts: the decision may be older.
alter table verifications add column ended_at timestamptz;
