-- Operators see every notice of a payment.
create index if not exists provider_notices_of_reference on provider_notices ((payload->>'reference'));
