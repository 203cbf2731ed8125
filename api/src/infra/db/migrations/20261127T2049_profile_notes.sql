-- What a member wrote about another one for themselves. Nobody else reads it.
create table profile_notes (
  user_id bigint not null references users on delete cascade,
  target_id bigint not null references users on delete cascade,
  text text not null,
  updated_at timestamptz not null,
  primary key (user_id, target_id)
);
create index profile_notes_of_target on profile_notes (target_id);
