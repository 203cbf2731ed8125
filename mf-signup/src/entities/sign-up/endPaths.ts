/** Query parameter that is set right after sign-up. It selects the form of the activation reminder (section 4). */
export const freshParam = 'api_signup_complete'

/** Paths after sign-up. */
export const suggestionsPath = `/signup-matches?${freshParam}=1`
export const memberPath = (profileId: number): string => `/members/${profileId}?${freshParam}=1`
