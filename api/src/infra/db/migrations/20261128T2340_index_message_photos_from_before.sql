-- Photos that were sent before screening existed or while it was off.
create index if not exists message_media_from_before on message_media (id)
  where screen_at is null and screening_attempts = 0 and message_id is not null and duration_ms is null;
