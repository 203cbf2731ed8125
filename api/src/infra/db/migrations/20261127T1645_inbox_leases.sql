-- The operator who answers a conversation of a fictional member. A lease ends by time; others can then take it over.
create table inbox_leases (
  conversation_id bigint primary key references conversations on delete cascade,
  operator_id bigint not null references operators on delete cascade,
  leased_until timestamptz not null
);
create index inbox_leases_operator on inbox_leases (operator_id);
