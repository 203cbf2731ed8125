export const freshParam = 'api_signup_complete'

export const suggestionsPath = `/signup-matches?${freshParam}=1`
export const memberPath = (profileId: number): string => `/members/${profileId}?${freshParam}=1`
