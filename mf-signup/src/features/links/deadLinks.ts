export const deadLinks = new Set<string>([
  'token_invalid',
  'token_expired',
  'already_active',
  'email_taken',
  'bad_input',
])
