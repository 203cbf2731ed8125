const isFresh = '?api_signup_complete=1'

/**
 * Where a finished sign-up leads; the parameter determines the form of the activation reminder (section 4).
 */
export const suggestionsPath = `/signup-matches${isFresh}`
export const memberPath = (profileId: number): string => `/members/${profileId}${isFresh}`
