-- Notices that name only the provider's charge.
create index if not exists provider_notices_of_charge on provider_notices ((payload->>'chargeId'))
  where payload->>'chargeId' is not null;
