const keyOf = (profileId: number): string => `duetto.draft.${profileId}`

/** What was begun to write to a member; survives a reload and a change of conversation. */
export const readDraft = (profileId: number): string => {
  try {
    return sessionStorage.getItem(keyOf(profileId)) ?? ''
  } catch {
    return ''
  }
}

export const keepDraft = (profileId: number, text: string): void => {
  try {
    if (text) sessionStorage.setItem(keyOf(profileId), text)
    else sessionStorage.removeItem(keyOf(profileId))
  } catch {
    // A full storage costs the draft only.
  }
}
