/** Who can create an account (specification, section 3). */
export const signupModes = ['all', 'with_trafficsource', 'none'] as const
type SignupMode = (typeof signupModes)[number]

export const fictionalAnswers = ['team', 'script', 'both'] as const
export type FictionalAnswers = (typeof fictionalAnswers)[number]

export const loggedOutSearchModes = ['full', 'limited', 'none'] as const
export type LoggedOutSearchMode = (typeof loggedOutSearchModes)[number]

export const maySignUp = (mode: SignupMode, hasTrafficSource: boolean): boolean =>
  mode === 'all' || (mode === 'with_trafficsource' && hasTrafficSource)
