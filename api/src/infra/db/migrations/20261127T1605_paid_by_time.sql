-- Bookings and reconciliation read the payments of a day; a block range index costs next to nothing.
create index if not exists payments_by_paid on payments using brin (paid_at);
