/** Every name that packages, all unless told, take of the shared libraries. */
export const usedNames: (folders?: string[]) => Record<string, string[]>
/** Adds what one file takes of the shared libraries to `used`. */
export const addNames: (text: string, used: Record<string, Set<string>>, file?: string) => void
