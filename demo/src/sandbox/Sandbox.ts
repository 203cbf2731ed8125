import type { Faults } from './faults'
import type { Notices } from './notices'
import type { Payments } from './payments'
import type { Store } from './store'

export interface Sandbox {
  store: Store
  notices: Notices
  payments: Payments
  secret: string
  faults: Faults
}

/** A route's answer: JSON, a page, or a redirect. */
export type Answer =
  | { status: number; json: unknown }
  | { status: number; html: (nonce: string) => string; formTarget?: string }
  | { redirect: string }

export interface Asked {
  method: string
  path: string
  query: URLSearchParams
  body: string
}
