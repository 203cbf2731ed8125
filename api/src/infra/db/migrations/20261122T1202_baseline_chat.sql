create table conversations (
  id bigint generated always as identity primary key,
  low_id bigint not null references users on delete cascade,
  high_id bigint not null references users on delete cascade,
  starter_id bigint references users on delete set null,
  created_at timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
);

-- A member's view of a conversation, kept beside the messages so that the chat list is one index range.
create table conversation_members (
  conversation_id bigint not null references conversations on delete cascade,
  user_id bigint not null references users on delete cascade,
  other_id bigint not null references users on delete cascade,
  last_message_id bigint not null default 0,
  last_at timestamptz not null,
  last_kind text,
  last_preview text,
  last_is_mine boolean,
  unread int not null default 0 check (unread >= 0),
  -- Newest message that this member has read.
  last_read_id bigint not null default 0,
  -- Messages up to this one were deleted for this member.
  cleared_id bigint not null default 0,
  is_hidden boolean not null default false,
  -- What this member was writing when they left the conversation, for their other devices.
  draft text not null default '',
  primary key (conversation_id, user_id)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
create unique index conversation_members_pair on conversation_members (user_id, other_id);
create index conversation_members_list on conversation_members (user_id, last_at desc, conversation_id desc)
  where not is_hidden;
create index conversation_members_unread on conversation_members (user_id) where unread > 0 and not is_hidden;
create index conversation_members_waiting on conversation_members (last_at)
  where unread > 0 and not is_hidden;

-- A type, because the text of a condition is read anew with every statement that writes.
create type message_kind as enum ('text', 'photo', 'gift', 'gif');
create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null,
  sender_id bigint not null,
  kind message_kind not null,
  text text not null,
  gift text,
  media text,
  credits int not null check (credits >= 0),
  created_at timestamptz not null,
  -- The key of a send, as the first 128 bits of its SHA-256: no row of its own to write twice.
  send_key uuid,
  -- Who writes is in the conversation; both are gone where it is.
  constraint messages_member foreign key (conversation_id, sender_id)
    references conversation_members (conversation_id, user_id) on delete cascade
);
create unique index messages_send_key on messages (sender_id, send_key);
create index messages_page on messages (conversation_id, id desc);
-- Whether a photo was sent to somebody, who may then see it.
create index messages_media on messages (media) where kind = 'photo';

-- Animations of an outside library that a search showed: whoever sends or sees one names it by our id, and only these
-- addresses are fetched.
create table gifs (
  id text primary key,
  title text not null,
  url text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- It stands in a message and is kept.
  is_sent boolean not null default false,
  seen_at timestamptz not null
);
create index gifs_forgettable on gifs (seen_at) where not is_sent;
