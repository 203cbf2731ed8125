import { useSignUpSelector } from '../../state'
import { noOutcome } from './slice'
import type { Outcome, RequestName } from './slice'

export const useOutcome = (name: RequestName): Outcome =>
  useSignUpSelector((state) => state.requests[name] ?? noOutcome)
