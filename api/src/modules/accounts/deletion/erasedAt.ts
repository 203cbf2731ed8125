import { limits } from '@duetto/shared/domain'

export const erasedAt = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + limits.deletionGraceDays * 86_400_000)
