export const errorStatus = {
  bad_input: 400,
  date_of_birth_invalid: 400,
  too_young: 400,
  username_invalid: 400,
  password_too_common: 400,
  token_invalid: 400,
  token_expired: 410,
  code_invalid: 400,
  already_active: 409,
  password_required: 403,
  image_unreadable: 400,
  image_too_small: 400,
  image_unsupported: 415,
  audio_unreadable: 400,
  audio_unsupported: 415,
  audio_too_long: 400,
  authentication_required: 403,
  same_origin_required: 403,
  login_failed: 401,
  login_blocked: 429,
  wrong_password: 403,
  passkey_failed: 401,
  passkey_limit: 409,
  not_confirmed: 403,
  blocked: 403,
  signup_closed: 403,
  account_suspended: 403,
  /** The member cannot like profiles or start conversations until `details.until`. */
  restricted: 403,
  account_being_deleted: 409,
  not_found: 404,
  email_not_found: 404,
  email_taken: 409,
  key_reused: 409,
  conflict: 409,
  not_enough_credits: 402,
  free_messages_used: 402,
  conversation_limit: 402,
  /** The member sent the same first message to `details.people` people and may send it again from `details.until`. */
  copied_message: 429,
  photo_limit: 409,
  main_photo_required: 409,
  pose_expired: 410,
  verification_limit: 429,
  verified_only: 403,
  upload_limit: 429,
  upload_gone: 410,
  swipe_limit: 429,
  saved_search_limit: 409,
  reset_limit: 429,
  mail_limit: 429,
  message_too_long: 400,
  message_read: 409,
  edit_time_over: 409,
  body_too_large: 413,
  too_fast: 429,
  method_unavailable: 409,
  method_blocked: 403,
  debit_limit: 409,
  sms_code_invalid: 400,
  sms_code_expired: 410,
  sms_limit: 429,
  recurring_failed: 402,
  nothing_to_repeat: 404,
  refund_closed: 409,
  discount_not_found: 404,
  discount_used: 409,
  discount_expired: 410,
  discount_minimum: 409,
  discount_country: 409,
  discount_method: 409,
  signature_invalid: 401,
  unavailable: 503,
  internal: 500,
} as const

export type ErrorCode = keyof typeof errorStatus

/** `network` means that no valid response arrived. */
export type FailureCode = ErrorCode | 'network'

/** `details` contains values for error texts and clients, such as a field name, a limit or a number of minutes. */
export interface WireError {
  code: ErrorCode
  message: string
  details?: Record<string, unknown>
  requestId: string
  /** Set if `code` is `authentication_required` (specification, section 8). */
  authentication_required?: true
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)
