const keyOf = (profileId: number): string => `duetto.fictionalNotice.${profileId}`

/** Whether the fictional profile notice was accepted before the first action that costs credits. */
export const isNoticeAccepted = (profileId: number): boolean => {
  try {
    return localStorage.getItem(keyOf(profileId)) !== null
  } catch {
    return false
  }
}

export const acceptNotice = (profileId: number): void => {
  try {
    localStorage.setItem(keyOf(profileId), '1')
  } catch {
    // Asked again next time.
  }
}
