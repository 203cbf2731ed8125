-- Comparisons of a selfie in a given pose with a member's photos. At most one per member is open or gives the mark.
create table verifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  status text not null default 'posed'
    check (status in ('posed', 'waiting', 'verified', 'refused', 'lapsed', 'withdrawn')),
  pose text not null,
  -- Until then, a selfie in this pose can be sent.
  pose_until timestamptz not null,
  -- Name of the selfie in the storage; null once it is deleted.
  file text,
  sent_at timestamptz,
  -- The main photo when the selfie was sent. It may no longer exist.
  photo_id bigint,
  refusal text,
  operator_id bigint references operators,
  leased_until timestamptz,
  decided_at timestamptz,
  -- The mail about the decision, which waits in the outbox while the decision can be undone.
  mail_id bigint
);
create unique index verifications_current on verifications (user_id) where status in ('posed', 'waiting', 'verified');
create index verifications_of_member on verifications (user_id, id desc);
create index verifications_waiting on verifications (sent_at, id) where status = 'waiting';
create index verifications_of_operator on verifications (operator_id);
create index verifications_files on verifications (id) where file is not null;

alter table users
  -- Derived from verifications.
  add column is_verified boolean not null default false,
  -- Only verified members may start conversations with this member.
  add column only_verified boolean not null default false,
  add constraint users_verified_check check (not (is_verified and is_fictional)) not valid;
alter table users validate constraint users_verified_check;
