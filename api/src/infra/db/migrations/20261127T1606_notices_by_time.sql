-- Reconciliation reads the notices of a day.
create index if not exists provider_notices_by_time on provider_notices using brin (received_at);
