const isFresh = '?api_signup_complete=1'

/** Paths after sign-up. The parameter selects the form of the activation reminder (section 4). */
export const suggestionsPath = `/signup-matches${isFresh}`
export const memberPath = (profileId: number): string => `/members/${profileId}${isFresh}`
