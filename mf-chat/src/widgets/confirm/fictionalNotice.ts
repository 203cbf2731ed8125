import { localArea } from '@duetto/shared/platform'

const keyOf = (profileId: number): string => `duetto.fictionalNotice.${profileId}`

/** Whether the member has accepted the notice about this fictional profile. */
export const isNoticeAccepted = (profileId: number): boolean => localArea.read(keyOf(profileId)) !== null

export const acceptNotice = (profileId: number): void => void localArea.write(keyOf(profileId), '1')
