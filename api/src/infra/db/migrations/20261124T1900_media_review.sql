-- A site may look at photos and voice messages before the receiver gets them (`review_message_media`).
alter table message_media
  add column status text not null default 'active' check (status in ('pending', 'active', 'rejected')),
  -- Why it was refused: a code, which the author reads as a sentence in their language.
  add column refusal text check (refusal in ('explicit', 'minor', 'contact', 'insult', 'other')),
  add constraint message_media_refusal check ((status = 'rejected') = (refusal is not null));
create index message_media_to_review on message_media (created_at) where status = 'pending';
