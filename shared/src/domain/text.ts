/** Length in Unicode code points, as people count characters, not in UTF-16 units. */
export const codePointLength = (text: string): number => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Fits on one line: no line breaks, control characters or bidirectional marks. */
export const isOneLine = (text: string): boolean =>
  !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)

/** Whether text survives storage byte for byte: no NUL, no lone surrogate. */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

/** Support phone for a tel: link: dashes and spaces removed (section 5). */
export const cleanPhone = (phone: string): string => phone.replace(/[-\s]/g, '')

/** Section 5: a username must not equal the e-mail address or start with @. */
export const usernameFault = (name: string, email: string): 'same_as_email' | 'starts_with_at' | null => {
  if (name.trim().startsWith('@')) return 'starts_with_at'
  if (name.trim().toLowerCase() === email.trim().toLowerCase()) return 'same_as_email'
  return null
}
