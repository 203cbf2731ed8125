-- When a member was last told by mail of what waits for them.
create table member_notices (
  user_id bigint primary key references users on delete cascade,
  messages_at timestamptz,
  likes_at timestamptz
);
create index conversation_members_waiting on conversation_members (last_at)
  where unread > 0 and not is_hidden;
create index likes_waiting on likes (created_at) where not is_seen;
