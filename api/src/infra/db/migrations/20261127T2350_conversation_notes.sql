-- A note on a member may belong to one of their conversations with a fictional profile.
alter table member_notes add column conversation_id bigint references conversations on delete cascade;
create index member_notes_of_conversation on member_notes (conversation_id) where conversation_id is not null;
