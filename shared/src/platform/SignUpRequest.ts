import type { Gender } from '../domain'

/** Known data of a visitor who signs up. */
export interface SignUpRequest {
  profileId?: number
  email?: string
  name?: string
  message?: string
  /** Gender that the visitor is looking for. null: everyone; undefined: the earlier answer applies. */
  lookingFor?: Gender | null
  /** Page to open after sign-up. */
  returnTo?: string
}
