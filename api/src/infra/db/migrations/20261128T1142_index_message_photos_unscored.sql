create index if not exists message_media_unscored on message_media (created_at)
  where score is null and screen_at is null and screening_attempts > 0;
