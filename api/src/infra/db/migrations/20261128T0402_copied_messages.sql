-- First messages of the last day, to recognise the same text sent to many people. The previous send_message remains for
-- processes of the previous version.
create table first_messages (
  message_id bigint primary key references messages on delete cascade,
  user_id bigint not null references users on delete cascade,
  -- Hash of the words with a secret key.
  print bytea not null,
  sent_at timestamptz not null
);
create index first_messages_prints on first_messages (user_id, print, sent_at);
create index first_messages_sent on first_messages (sent_at);

-- Key of the hashes.
insert into secrets (name, value) values ('first_messages', gen_random_uuid()::text || gen_random_uuid()::text);

alter table reports
  drop constraint reports_kind_check,
  add constraint reports_kind_check check (kind in ('profile', 'photo', 'message', 'copies')) not valid;
alter table reports validate constraint reports_kind_check;
-- At most one automatic report a day per member.
create unique index reports_copies on reports (profile_id, ((created_at at time zone 'UTC')::date)) where kind = 'copies';
