export const consoleErrorStatus = {
  login_required: 401,
  second_factor_required: 401,
  role_required: 403,
  reason_required: 403,
  too_many_tags: 409,
  template_name_taken: 409,
  too_many_templates: 409,
  own_decision: 403,
  registry_refused: 409,
  correction_above_ceiling: 403,
  correction_below_zero: 409,
} as const
export type ConsoleErrorCode = keyof typeof consoleErrorStatus
