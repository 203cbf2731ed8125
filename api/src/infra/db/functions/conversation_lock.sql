-- Key of the advisory lock that serialises changes between two members, even before they have a conversation. Message
-- ids thus follow the commit order. Unlike a row lock, it writes nothing. Pairs with the same key merely wait for each
-- other.
create or replace function conversation_lock(a bigint, b bigint) returns bigint language sql immutable
  return hashint8extended(least(a, b), greatest(a, b));
