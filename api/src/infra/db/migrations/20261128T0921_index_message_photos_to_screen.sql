create index if not exists message_media_to_screen on message_media (screening_attempts, id) where screen_at is not null;
