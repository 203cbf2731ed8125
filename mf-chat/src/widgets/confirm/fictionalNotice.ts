import { localArea } from '@duetto/shared/platform'

const keyOf = (profileId: number): string => `duetto.fictionalNotice.${profileId}`

export const isNoticeAccepted = (profileId: number): boolean => localArea.read(keyOf(profileId)) !== null

export const acceptNotice = (profileId: number): void => void localArea.write(keyOf(profileId), '1')
