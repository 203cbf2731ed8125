export interface SandboxRequest {
  method: string
  path: string
  body: string
}

export type SandboxResponse =
  | { status: number; json: unknown }
  /** `formTarget`: URL whose origin the page's forms may redirect to (CSP `form-action`). */
  | { status: number; html: (nonce: string) => string; formTarget?: string }
  | { redirect: string }
