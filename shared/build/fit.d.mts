/** What a shell gives; in its build.json, and in the registry's shell.json while it is live. */
export interface Gives {
  /** Version of `Platform`. */
  platform: string
  /** Versions of the shared libraries. */
  shared: Record<string, string>
  /** Names that a library's facade exports; a library that is not listed is given whole. */
  names: Record<string, string[]>
  /** Versions of the bus's events. */
  events: Record<string, number>
}

/** What a remote's build needs; in its build.json. */
export interface Needs {
  /** Major version of `Platform`. */
  platform: string
  /** Version of what the remote promises. */
  contractVersion: string
  /** Ranges of the shared libraries. */
  shared: Record<string, string>
  names: Record<string, string[]>
  consumes: Record<string, number>
  produces: Record<string, number>
}

/** Why a remote's build does not fit a shell, one sentence each; empty where it does. */
export const misfits: (needs: Needs, gives: Gives) => string[]
