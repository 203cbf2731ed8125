import { inWords } from './inWords'
import { retentionMs } from './retention'

const grace = inWords(retentionMs.deletedAccount)

export const untilErased = `until ${grace} after the member deletes the account`
export const untilConsentWithdrawn = 'until consent is withdrawn while logged in'
export const untilEitherErased = `until ${grace} after one of the two deletes the account`
