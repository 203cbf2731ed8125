-- Only active mandates need the label, and only those that still exist at the provider need its id.
update mandates set label = '' where not is_active and label <> '';
update mandates set provider_mandate = encode(sha256(convert_to(provider_mandate, 'UTF8')), 'hex')
  where not is_active and delete_at is null;
