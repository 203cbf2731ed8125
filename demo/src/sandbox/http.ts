export interface SandboxRequest {
  method: string
  path: string
  body: string
}

export type SandboxResponse =
  | { status: number; json: unknown }
  /** The page's forms may redirect to the origin of `formTarget`. */
  | { status: number; html: (nonce: string) => string; formTarget?: string }
  | { redirect: string }
