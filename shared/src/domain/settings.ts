/** Section 3, `signups`: who may create an account. */
export const signupModes = ['all', 'with_trafficsource', 'none'] as const
type SignupMode = (typeof signupModes)[number]

/** Values of both `logged_out_search` settings: what visitors see in the search. */
/** Who writes the messages of fictional profiles. */
export const fictionalAnswers = ['team', 'script', 'both'] as const
export type FictionalAnswers = (typeof fictionalAnswers)[number]

export const loggedOutSearchModes = ['full', 'limited', 'none'] as const
export type LoggedOutSearchMode = (typeof loggedOutSearchModes)[number]

/** Whether a visitor may sign up (section 6). */
export const maySignUp = (mode: SignupMode, hasTrafficSource: boolean): boolean =>
  mode === 'all' || (mode === 'with_trafficsource' && hasTrafficSource)
