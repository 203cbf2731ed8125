/** Visitors who can create an account (specification, section 3). */
export const signupModes = ['all', 'with_trafficsource', 'none'] as const
type SignupMode = (typeof signupModes)[number]

export const fictionalAnswers = ['team', 'script', 'both'] as const
export type FictionalAnswers = (typeof fictionalAnswers)[number]

export const loggedOutSearchModes = ['full', 'limited', 'none'] as const
export type LoggedOutSearchMode = (typeof loggedOutSearchModes)[number]

export const maySignUp = (mode: SignupMode, hasTrafficSource: boolean): boolean =>
  mode === 'all' || (mode === 'with_trafficsource' && hasTrafficSource)

/**
 * Omits the parameter if the site treats visitors from traffic sources like others. On later pages, the server does not
 * know the source, so the browser's queries would differ from the server's and miss the initial data.
 */
export const sourceQuery = (
  settings: Record<'logged_out_search' | 'logged_out_search_trafficsource', LoggedOutSearchMode>,
  hasTrafficSource: boolean,
): { trafficsource?: true } =>
  hasTrafficSource && settings.logged_out_search !== settings.logged_out_search_trafficsource
    ? { trafficsource: true }
    : {}
