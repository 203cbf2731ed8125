/** Error codes that only the console's server sends, with their HTTP status. */
export const consoleErrorStatus = {
  login_required: 401,
  second_factor_required: 401,
  role_required: 403,
  reason_required: 403,
  too_many_tags: 409,
  template_name_taken: 409,
  too_many_templates: 409,
  /** The operator made the decision that an appeal is against, or took the latest measure against a complainant. */
  own_decision: 403,
  /** `details.reason` is the error message of the registry or of its bucket. */
  registry_refused: 409,
  correction_above_ceiling: 403,
  correction_below_zero: 409,
} as const
export type ConsoleErrorCode = keyof typeof consoleErrorStatus
