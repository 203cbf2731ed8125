/** Values of `{type}` in /likes/{type}. */
export const likeTabs = ['received', 'sent', 'matches'] as const
export type LikeTab = (typeof likeTabs)[number]

/** /likes without a valid type shows who likes the member. */
export const readTab = (type: string | undefined): LikeTab =>
  likeTabs.find((tab) => tab === type) ?? 'received'
