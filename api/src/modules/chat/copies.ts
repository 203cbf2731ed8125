import { allLocales, codePointLength, copyLimits, copyWords } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { sharedInterestMessages } from '../../texts/icebreakerInterests'
import { interestQuestions } from '../../texts/icebreakerQuestions'
import { icebreakerMessages, townMessage } from '../../texts/icebreakers'
import { intlOf } from '../../texts/intl'
import { reportAutomatically } from '../reports/automatic.service'

/** Placeholder for a town's name, which `copyWords` must leave unchanged. */
const anyTown = 'anytown'

const formatSuggested = () => {
  const lines = new Set<string>()
  const aroundTown: (readonly [string, string])[] = []
  for (const locale of allLocales) {
    const { formatMessage } = intlOf(locale)
    for (const message of Object.values(icebreakerMessages)) lines.add(copyWords(formatMessage(message)))
    for (const [interest, question] of Object.entries(interestQuestions)) {
      const asked = formatMessage(question)
      const shared = sharedInterestMessages[interest as keyof typeof interestQuestions]
      lines.add(copyWords(asked))
      lines.add(copyWords(`${formatMessage(shared)} ${asked}`))
    }
    const [before = '', after = ''] = copyWords(formatMessage(townMessage, { city: anyTown })).split(anyTown)
    aroundTown.push([before, after])
  }
  return { lines, aroundTown }
}

/** Lazy: formatting takes about 100 ms, which would delay the start. */
let suggested: ReturnType<typeof formatSuggested> | undefined

const isSuggested = (words: string): boolean => {
  const { lines, aroundTown } = (suggested ??= formatSuggested())
  return (
    lines.has(words) ||
    aroundTown.some(([before, after]) => words.startsWith(before) && words.endsWith(after))
  )
}

/** Words by which copies of a first message are recognised. Null for short texts and the site's own suggestions. */
export const countedWords = (text: string): string | null => {
  const words = copyWords(text)
  return codePointLength(words) < copyLimits.minCodePoints || isSuggested(words) ? null : words
}

export const reportCopies = async (deps: Deps, userId: number, failure: unknown): Promise<void> => {
  if (!(failure instanceof DomainError) || failure.code !== 'copied_message') return
  await reportAutomatically(deps, {
    kind: 'copies',
    reason: 'spam',
    profileId: userId,
    subjectId: Number(failure.details.message),
  })
}
