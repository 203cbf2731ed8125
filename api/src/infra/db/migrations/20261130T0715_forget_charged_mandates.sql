-- Only unfinished notices and charges without a response need the provider's id of a mandate.
update provider_notices set payload = jsonb_set(payload, '{mandate}', 'null')
  where processed_at is not null and payload->>'mandate' is not null;
update payment_attempts a set mandate = null from payments p
  where p.id = a.payment_id and a.mandate is not null
    and (a.provider_id is not null or p.state not in ('created', 'unknown'));
-- Saved after the erasure of their owners.
update mandates m set is_active = false, label = '', delete_at = now() from users u
  where u.id = m.user_id and m.is_active and u.status = 'deleted' and u.deleted_at is null;
