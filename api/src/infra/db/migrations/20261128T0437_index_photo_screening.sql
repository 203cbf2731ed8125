create index photos_to_screen on photos ((status <> 'pending'), id) where screened_at is null;
create index photos_in_queue on photos (coalesce(queued_at, created_at), id) where status = 'pending';
drop index photos_to_review;
create index photos_bands on photos using gin (bands);
create index photos_unscored on photos (screened_at) where screened_at is not null and score is null;
