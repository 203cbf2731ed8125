-- Number for an advisory lock that serialises all changes between two members, even before they have a conversation, so
-- that message ids follow the order of visibility. Used with pg_advisory_xact_lock, which writes nothing, unlike a row
-- lock. If two pairs share a number, they merely wait for each other.
create or replace function conversation_lock(a bigint, b bigint) returns bigint language sql immutable
  return hashint8extended(least(a, b), greatest(a, b));
