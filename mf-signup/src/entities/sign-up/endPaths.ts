/** Query parameter that is set right after sign-up. It selects the variant of the activation reminder. */
export const freshParam = 'api_signup_complete'

export const suggestionsPath = `/signup-matches?${freshParam}=1`
export const memberPath = (profileId: number): string => `/members/${profileId}?${freshParam}=1`
