import type { FailureCode } from '../../api'

const passing: readonly FailureCode[] = ['network', 'unavailable', 'internal', 'too_fast']

/** Faults that a second try may cure; all others are refusals with a reason. */
export const isPassing = (code: FailureCode): boolean => passing.includes(code)
