const keyOf = (profileId: number): string => `duetto.fictionalNotice.${profileId}`

/** Whether the notice on a fictional profile was accepted before the first paid message. */
export const isNoticeAccepted = (profileId: number): boolean =>
  localStorage.getItem(keyOf(profileId)) !== null
export const acceptNotice = (profileId: number): void => localStorage.setItem(keyOf(profileId), '1')
