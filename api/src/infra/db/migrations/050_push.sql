-- Web push leaves by the same outbox as mails and text messages.
alter table outbox drop constraint outbox_kind_check;
alter table outbox add constraint outbox_kind_check check (kind in ('mail', 'sms', 'push'));

-- A browser hears of an account for as long as its session there lasts.
alter table push_subscriptions add column session_id bigint references sessions on delete cascade;
create index push_subscriptions_of_session on push_subscriptions (session_id);
