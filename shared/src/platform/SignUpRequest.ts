import type { Gender, Interest } from '../domain'

/** Data about a visitor that is known before sign-up. */
export interface SignUpRequest {
  profileId?: number
  email?: string
  name?: string
  message?: string
  /** Gender that the visitor is looking for; null for everyone. If undefined, the earlier answer applies. */
  lookingFor?: Gender | null
  /** Interests for the new profile. */
  interests?: readonly Interest[]
  returnTo?: string
}
