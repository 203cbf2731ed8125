-- How a member keeps a conversation in the list; the other one does not see it.
alter table conversation_members
  add column is_pinned boolean not null default false,
  add column is_archived boolean not null default false,
  add column is_muted boolean not null default false;

-- Pinned ones first; the archive is a list of its own.
drop index conversation_members_list;
create index conversation_members_list
  on conversation_members (user_id, is_archived, is_pinned desc, last_at desc, conversation_id desc)
  where not is_hidden;
