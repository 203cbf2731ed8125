export interface SandboxRequest {
  method: string
  path: string
  body: string
}

export type SandboxResponse =
  | { status: number; json: unknown }
  /** `formTarget` is the address that the page's forms may redirect to. */
  | { status: number; html: (nonce: string) => string; formTarget?: string }
  | { redirect: string }
