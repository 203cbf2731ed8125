-- Who reviews a photo or voice message. A lease keeps other operators away from it until it ends.
create table media_reviews (
  media_id bigint primary key references message_media on delete cascade,
  operator_id bigint not null references operators,
  leased_until timestamptz not null,
  decided_at timestamptz,
  -- How often a refusal was undone. Each undo lets a later refusal refund the credits again.
  undone int not null default 0
);
