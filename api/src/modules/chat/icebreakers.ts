import type { CallResponse } from '@duetto/shared/contract'
import { isSexualInterest, joiningReasons, limits } from '@duetto/shared/domain'
import type { Interest, Locale, ProfileField } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { sharedInterestMessages } from '../../texts/icebreakerInterests'
import { interestQuestions } from '../../texts/icebreakerQuestions'
import { icebreakerMessages, townMessage } from '../../texts/icebreakers'
import { intlOf } from '../../texts/intl'
import { findPair } from './icebreakers.repository'

interface Viewer {
  id: number
  language: Locale
}

const hasLine = (interest: Interest): interest is keyof typeof interestQuestions =>
  Object.hasOwn(interestQuestions, interest)

/** CHAT-04. Uses interests and the reason for joining only if the site shows them (`fields`). */
export const getIcebreakers = async (
  db: Db,
  viewer: Viewer,
  profileId: number | undefined,
  fields: readonly ProfileField[],
): Promise<CallResponse<'getIcebreakers'>> => {
  const { formatMessage } = intlOf(viewer.language)
  const generalLines = (isSameTown: boolean) =>
    Object.values(icebreakerMessages)
      .filter((message) => !isSameTown || message !== icebreakerMessages.place)
      .map((message) => formatMessage(message))
  if (profileId === undefined)
    return { icebreakers: generalLines(false), interests: [], city: null, reason: null }
  const pair = await findPair(db, viewer.id, profileId)
  if (!pair) throw new DomainError('not_found')

  const theirs = fields.includes('interests')
    ? pair.theirs.filter((interest) => !isSexualInterest(interest))
    : []
  const interests = theirs.filter((interest) => pair.mine.includes(interest))
  const question = (interest: keyof typeof interestQuestions) => formatMessage(interestQuestions[interest])
  const personal = [
    ...interests
      .filter(hasLine)
      .map((interest) => `${formatMessage(sharedInterestMessages[interest])} ${question(interest)}`),
    ...(pair.city ? [formatMessage(townMessage, { city: pair.city })] : []),
    ...theirs
      .filter((interest) => !interests.includes(interest))
      .filter(hasLine)
      .map(question),
  ].slice(0, limits.personalIcebreakers)
  return {
    icebreakers: [...personal, ...generalLines(pair.city !== null)].slice(0, limits.icebreakers),
    interests,
    city: pair.city,
    reason: fields.includes('reason_for_joining')
      ? (joiningReasons.find((reason) => reason === pair.reason) ?? null)
      : null,
  }
}
