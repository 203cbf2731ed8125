-- When an ended mandate is due to be deleted at the provider; null while it is active and once it is deleted.
alter table mandates add column delete_at timestamptz;
create index mandates_to_delete on mandates (delete_at) where delete_at is not null;
-- A member's rows outlive their erasure, without a label, until the provider has deleted what they name.
alter table mandates drop constraint mandates_user_id_fkey;
alter table mandates add constraint mandates_user_id_fkey foreign key (user_id) references users;
