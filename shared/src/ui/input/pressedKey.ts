interface KeyPress {
  key: string
  keyCode: number
  isComposing?: boolean
  /** React's events have no `isComposing`; their native events do. */
  nativeEvent?: { isComposing: boolean }
}

/** Safari sends the Enter that ends a composition after `compositionend`, with this code and without `isComposing`. */
const imeKeyCode = 229

/**
 * The key of a keyboard event, or null while it belongs to an input method (Japanese, Chinese, Korean), whose Enter, Escape
 * and arrow keys choose among its suggestions.
 */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyPress): string | null =>
  isComposing || nativeEvent?.isComposing || keyCode === imeKeyCode ? null : key
