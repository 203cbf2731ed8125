/**
 * Whether the page may move focus to a status: nothing has focus, or the shell focused the title after a navigation or
 * `<main>` after the focused control disappeared.
 */
export const isFocusFree = (): boolean => document.activeElement?.matches('body, main, main h1') ?? true
