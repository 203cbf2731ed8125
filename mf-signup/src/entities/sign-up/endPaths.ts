const isFresh = '?api_signup_complete=1'

/** Where a finished sign-up leads; the parameter tells the activation reminder how to look (section 4). */
export const suggestionsPath = `/signup-matches${isFresh}`
export const memberPath = (profileId: number): string => `/members/${profileId}${isFresh}`
