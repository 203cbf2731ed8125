/**
 * Returns JSON for an inline script. Escapes `<`, which could end the script element, and the line separators U+2028
 * and U+2029.
 */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
