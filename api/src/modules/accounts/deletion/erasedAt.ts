import { dayMs, limits } from '@duetto/shared/domain'

export const erasedAt = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + limits.deletionGraceDays * dayMs)
