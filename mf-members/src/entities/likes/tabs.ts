export const likeTabs = ['received', 'sent', 'matches'] as const
export type LikeTab = (typeof likeTabs)[number]

export const readTab = (type: string | undefined): LikeTab =>
  likeTabs.find((tab) => tab === type) ?? 'received'
