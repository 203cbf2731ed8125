export interface SandboxRequest {
  method: string
  path: string
  body: string
}

export type SandboxResponse =
  | { status: number; json: unknown }
  /** `formTarget` is the origin to which the page's forms may redirect. */
  | { status: number; html: (nonce: string) => string; formTarget?: string }
  | { redirect: string }
