import type { SignupState } from '../../state'
import { stepCount } from './steps'
import { questionsFor } from './questions'
import type { Question } from './questions'
import { memberPath, suggestionsPath } from './endPaths'

export const selectSignup = (state: SignupState) => state.signup
export const selectIsComplete = ({ signup }: SignupState): boolean => (signup.step ?? 0) >= stepCount

/** The questions of step 0, one per screen. */
export const selectQuestions = ({ signup }: SignupState): readonly Question[] =>
  questionsFor(signup.draft.profileId !== null)

/** Number of screens in the whole flow: the questions of step 0 and the steps after it. */
export const selectScreenCount = (state: SignupState): number => selectQuestions(state).length + stepCount - 1

/** Page after sign-up: the profile it was for, the page that required log-in, otherwise suggestions. */
export const selectEndPath = ({ signup }: SignupState): string =>
  signup.draft.profileId === null
    ? (signup.draft.returnTo ?? suggestionsPath)
    : memberPath(signup.draft.profileId)
