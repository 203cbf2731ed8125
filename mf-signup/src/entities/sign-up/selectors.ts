import type { SignupState } from '../../state'
import { stepCount } from './steps'
import { questionsFor } from './questions'
import type { Question } from './questions'
import { memberPath, suggestionsPath } from './endPaths'

export const selectSignup = (state: SignupState) => state.signup
export const selectIsComplete = ({ signup }: SignupState): boolean => (signup.step ?? 0) >= stepCount

/** The questions of step 0; each has a screen of its own. */
export const selectQuestions = ({ signup }: SignupState): readonly Question[] =>
  questionsFor(signup.draft.profileId !== null)

/** Screens of the whole flow: the questions of step 0 and the steps after it. */
export const selectScreenCount = (state: SignupState): number => selectQuestions(state).length + stepCount - 1

/** Where a finished sign-up leads: to the profile that it was for, else to people to begin with. */
export const selectEndPath = ({ signup }: SignupState): string =>
  signup.draft.profileId === null ? suggestionsPath : memberPath(signup.draft.profileId)
