create table conversations (
  id bigint generated always as identity primary key,
  low_id bigint not null references users on delete cascade,
  high_id bigint not null references users on delete cascade,
  starter_id bigint references users on delete set null,
  created_at timestamptz not null,
  unique (low_id, high_id),
  check (low_id < high_id)
);

create table messages (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations on delete cascade,
  sender_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('text', 'photo', 'gift', 'gif')),
  text text not null,
  gift text,
  media text,
  credits int not null check (credits >= 0),
  created_at timestamptz not null
);
create index messages_page on messages (conversation_id, id desc);
-- Whether a photo was sent to somebody, who may then see it.
create index messages_media on messages (media) where kind = 'photo';

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
  primary key (conversation_id, user_id)
);
create unique index conversation_members_pair on conversation_members (user_id, other_id);
create index conversation_members_list on conversation_members (user_id, last_at desc, conversation_id desc)
  where not is_hidden;
create index conversation_members_unread on conversation_members (user_id) where unread > 0 and not is_hidden;

-- Idempotency keys live seven days; the answer is given again to the same body.
create table message_keys (
  user_id bigint not null references users on delete cascade,
  key text not null,
  body_hash text not null,
  response jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index message_keys_age on message_keys (created_at);
