import type { Gender, Interest } from '../domain'

export interface SignUpRequest {
  profileId?: number
  email?: string
  name?: string
  message?: string
  /** Null means everyone; undefined keeps the visitor's earlier answer. */
  lookingFor?: Gender | null
  interests?: readonly Interest[]
  returnTo?: string
}
