-- When an ended mandate is due to be deleted at the provider; null while it is active and once it is deleted.
alter table mandates add column delete_at timestamptz;
create index mandates_to_delete on mandates (delete_at) where delete_at is not null;
