/** Values of `{type}` in /likes/{type}. */
export const likeTabs = ['received', 'sent', 'matches'] as const
export type LikeTab = (typeof likeTabs)[number]

/** Falls back to received likes if the type is missing or unknown. */
export const readTab = (type: string | undefined): LikeTab =>
  likeTabs.find((tab) => tab === type) ?? 'received'
