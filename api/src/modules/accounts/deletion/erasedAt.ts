import { limits } from '@duetto/shared/domain'

/** When a deleted account is erased for good. */
export const erasedAt = (deletedAt: Date): Date =>
  new Date(deletedAt.getTime() + limits.deletionGraceDays * 86_400_000)
