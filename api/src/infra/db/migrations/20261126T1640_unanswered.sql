alter type ledger_kind add value 'unanswered';
-- When the credits of a message to a fictional profile were returned because it got no answer.
alter table messages add column refunded_at timestamptz;
create index users_fictional on users (id) where is_fictional;
