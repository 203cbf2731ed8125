create index if not exists photos_to_screen_by_attempts
  on photos ((status <> 'pending'), screening_attempts, id) where screened_at is null;
drop index photos_to_screen;
