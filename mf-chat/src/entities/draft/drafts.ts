const keyOf = (userId: number, profileId: number): string => `duetto.draft.${userId}.${profileId}`

/** A member's draft to another member; survives a reload, a change of conversation and the tab. */
export const readDraft = (userId: number, profileId: number): string => {
  try {
    return localStorage.getItem(keyOf(userId, profileId)) ?? ''
  } catch {
    return ''
  }
}

export const storeDraft = (userId: number, profileId: number, text: string): void => {
  try {
    if (text) localStorage.setItem(keyOf(userId, profileId), text)
    else localStorage.removeItem(keyOf(userId, profileId))
  } catch {
    // With full storage, only the draft is lost.
  }
}
