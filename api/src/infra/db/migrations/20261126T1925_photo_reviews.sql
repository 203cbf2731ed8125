-- Who reviews a photo. A lease keeps other operators away from it until it ends.
create table photo_reviews (
  photo_id bigint primary key references photos on delete cascade,
  operator_id bigint not null references operators,
  leased_until timestamptz not null,
  decided_at timestamptz,
  -- What an undo restores.
  was_main boolean not null default false,
  -- The mail about a refusal, which waits in the outbox while the decision can be undone.
  mail_id bigint
);
create index photo_reviews_of_operator on photo_reviews (operator_id, decided_at desc);
