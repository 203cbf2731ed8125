interface KeyPress {
  key: string
  keyCode: number
  isComposing?: boolean
  /** React's events lack `isComposing`; their native events have it. */
  nativeEvent?: { isComposing: boolean }
}

/** Key code of the Enter with which Safari ends a composition, after `compositionend` and without `isComposing`. */
const imeKeyCode = 229

/**
 * Returns the key of an event; null if an input method handles it, as for Japanese, Chinese or Korean.
 */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyPress): string | null =>
  isComposing || nativeEvent?.isComposing || keyCode === imeKeyCode ? null : key
