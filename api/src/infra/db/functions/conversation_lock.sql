-- What changes between two members comes one after the other, also before they have a conversation: messages get their
-- ids in the order in which they can be seen. Taken with pg_advisory_xact_lock, which writes nothing, unlike the lock of
-- a row; two pairs of one number only wait for each other.
create or replace function conversation_lock(a bigint, b bigint) returns bigint language sql immutable
  return hashint8extended(least(a, b), greatest(a, b));
