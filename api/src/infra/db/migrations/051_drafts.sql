-- What a member was writing when they left the conversation, for their other devices.
alter table conversation_members add column draft text not null default '';
