-- Members may change what they sent while it is unread, answer a message and react to it.
alter table messages
  -- Not a reference: its check on deletion would read the whole table for each message of a deleted conversation.
  add column reply_to bigint,
  add column edited_at timestamptz,
  add column deleted_at timestamptz,
  -- Grows with each change, so that a browser can tell which of two versions is newer.
  add column revision int not null default 0,
  -- A conversation has two members: one column each keeps a person to one reaction, and a page to one read.
  add column sender_reaction text,
  add column recipient_reaction text;
drop function if exists send_message(bigint, uuid, bigint, bigint, message_kind, text, text, text, text, int, ledger_kind, boolean,
  int, int, timestamptz);
