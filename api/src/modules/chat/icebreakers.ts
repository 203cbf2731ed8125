import { limits, sexualInterests } from '@duetto/shared/domain'
import type { Interest, Locale } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { icebreakerMessages } from '../../texts/icebreakers'
import { intlOf } from '../../texts/intl'
import { findInterests } from './icebreakers.repository'

/** CHAT-04: returns suggested first messages in the member's language. */
export const icebreakersIn = (locale: Locale): string[] =>
  Object.values(icebreakerMessages).map((message) => intlOf(locale).formatMessage(message))

/**
 * Returns interests of the other member for suggested first messages: shared ones first, without sexual ones. Throws
 * `not_found` if the viewer may not see the member.
 */
export const interestsToNameFor = async (
  db: Db,
  viewerId: number,
  profileId: number,
): Promise<Interest[]> => {
  const found = await findInterests(db, viewerId, profileId)
  if (!found) throw new DomainError('not_found')
  const { theirs, mine } = found
  const isShared = (interest: Interest): number => (mine.includes(interest) ? 0 : 1)
  return theirs
    .filter((interest) => !sexualInterests.includes(interest))
    .sort((a, b) => isShared(a) - isShared(b))
    .slice(0, limits.icebreakerInterests)
}
