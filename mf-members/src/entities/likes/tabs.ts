/** Values of `{type}` in /likes/{type}. */
export const likeTabs = ['received', 'sent', 'matches'] as const
export type LikeTab = (typeof likeTabs)[number]

/** Tab of /likes without a valid type. */
export const readTab = (type: string | undefined): LikeTab =>
  likeTabs.find((tab) => tab === type) ?? 'received'
