-- The message that the member wants to send with this purchase: its key for sending. A message is paid for once, however
-- many tabs order for it; the order checks this with the member's wallet locked. Not unique, because an order that ended
-- can still be paid late.
alter table payments add column message_key text;
create index payments_of_message on payments (user_id, message_key) where message_key is not null;
