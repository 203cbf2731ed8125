-- Operators list payments by state, newest first.
create index if not exists payments_of_state on payments (state, id);
