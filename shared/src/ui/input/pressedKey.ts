interface KeyPress {
  key: string
  keyCode: number
  isComposing?: boolean
  nativeEvent?: { isComposing: boolean }
}

/** The Enter that ends a composition comes after `compositionend` and without `isComposing` in Safari. */
const imeKeyCode = 229

/** Null if an input method handles the key, as for Japanese, Chinese or Korean. */
export const pressedKey = ({ key, keyCode, isComposing, nativeEvent }: KeyPress): string | null =>
  isComposing || nativeEvent?.isComposing || keyCode === imeKeyCode ? null : key
