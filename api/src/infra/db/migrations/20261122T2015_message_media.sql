-- Photos that members upload for a conversation. The bytes lie in the storage under `name`, which nobody
-- can guess; who may have them is decided by the message.
create table message_media (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- Null where the member was erased.
  owner_id bigint references users on delete set null,
  -- Null until it is sent, and where its message is gone: then the bytes are deleted.
  message_id bigint unique references messages on delete set null,
  width int not null,
  height int not null,
  -- A tiny blurred picture as a data URL, shown before the photo is.
  cover text not null,
  -- Blurred for the recipient until they choose to see it.
  is_covered boolean not null default false,
  created_at timestamptz not null
);
create index message_media_owner on message_media (owner_id, created_at);
create index message_media_unsent on message_media (created_at) where message_id is null;
