alter table message_media
  -- How explicit the model finds the photo, from 0 to 1; null if it was not scored.
  add column score real,
  -- The recipient reads so on the cover. True until a score says otherwise.
  add column may_show_nudity boolean not null default false,
  -- The site covers only photos that may show nudity, so a harmless score uncovers the photo.
  add column uncovers_if_harmless boolean not null default false,
  -- When a process may score the photo; null if none will.
  add column screen_at timestamptz,
  add column screening_attempts smallint not null default 0;
