import type { ProfileCard } from '@duetto/shared/contract'
import { memberStorage } from '@duetto/shared/domain'
import type { StorageKey } from '@duetto/shared/domain'
import { localArea } from '@duetto/shared/platform'

const keyOf = (profileId: number): StorageKey => `${memberStorage.fictionalNotice}${profileId}`

/** Whether the member must confirm before they pay for a message to this fictional profile. */
export const needsNotice = ({ id, is_fictional }: Pick<ProfileCard, 'id' | 'is_fictional'>): boolean =>
  is_fictional && localArea.read(keyOf(id)) === null

export const acceptNotice = (profileId: number): void => void localArea.write(keyOf(profileId), '1')
