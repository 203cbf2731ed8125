import { limits, sexualInterests } from '@duetto/shared/domain'
import type { Interest, Locale } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { icebreakerMessages } from '../../texts/icebreakers'
import { intlOf } from '../../texts/intl'
import { findInterests } from './icebreakers.repository'

/** CHAT-04: first lines in the member's language. */
export const icebreakersIn = (locale: Locale): string[] =>
  Object.values(icebreakerMessages).map((message) => intlOf(locale).formatMessage(message))

/** What a first line may name of the other member: what both like before the rest, and nothing sexual. Refuses who is out of sight. */
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
