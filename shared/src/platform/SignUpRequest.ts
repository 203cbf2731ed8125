import type { Gender, Interest } from '../domain'

/** Data about a visitor that is known before sign-up. */
export interface SignUpRequest {
  profileId?: number
  email?: string
  name?: string
  message?: string
  /** Null for everyone; undefined keeps the visitor's earlier answer. */
  lookingFor?: Gender | null
  interests?: readonly Interest[]
  returnTo?: string
}
