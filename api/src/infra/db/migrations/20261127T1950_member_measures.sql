-- Operators' warnings and restrictions of members, as steps before a suspension.
create table member_measures (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('warning', 'restriction')),
  rule text not null,
  -- To the member, in the operator's words.
  text text not null,
  created_at timestamptz not null,
  -- End of a restriction; null for a warning.
  until timestamptz,
  -- When the member confirmed the warning, or an operator lifted or replaced the restriction.
  ended_at timestamptz
);
create index member_measures_of_member on member_measures (user_id, id desc);

-- Until then, the member cannot like profiles or start conversations. Part of the wallet, because sends lock it.
alter table wallets add column restricted_until timestamptz;
