/** Errors after which a retry of the link cannot succeed. */
export const deadLinks = new Set<string>([
  'token_invalid',
  'token_expired',
  'already_active',
  'email_taken',
  'bad_input',
])
