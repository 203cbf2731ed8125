interface KeyPress {
  key: string
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

/**
 * `keyCode` of keys that an input method handles. In Safari, the Enter that ends a composition comes after
 * `compositionend` and without `isComposing`.
 */
const imeKeyCode = 229

/** Returns the key; null if an input method (IME) handles it, for example in Japanese, Chinese or Korean. */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyPress): string | null =>
  isComposing || nativeEvent?.isComposing || keyCode === imeKeyCode ? null : key
