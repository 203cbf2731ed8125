-- People whom a search hides from the member who skipped them.
create index if not exists swipes_skipped on swipes (user_id, decided_at desc, target_id) where decision = 'skip';
