interface KeyPress {
  key: string
  keyCode: number
  isComposing?: boolean
  /** React's events lack `isComposing`; their native events have it. */
  nativeEvent?: { isComposing: boolean }
}

/**
 * Safari sends the Enter that ends a composition after `compositionend`, without `isComposing` but with this
 * key code.
 */
const imeKeyCode = 229

/**
 * Key of an event, or null while an input method (Japanese, Chinese, Korean) uses Enter, Escape and arrow keys
 * for its suggestions.
 */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyPress): string | null =>
  isComposing || nativeEvent?.isComposing || keyCode === imeKeyCode ? null : key
