import { retentionMs } from '../../privacy/retention'

export const erasedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + retentionMs.deletedAccount)
