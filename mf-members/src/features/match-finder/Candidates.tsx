import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { Button, EmptyState } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { MemberCard } from '../../widgets/people/MemberCard'
import { useInterestText } from '../../widgets/profile-fields/useProfileFields'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { candidatesStyle, resultsHeadStyle, whyStyle } from './finderStyles'
import { finderMessages } from './messages'
import { selectCandidates } from '../../entities/match-finder/selectors'
import { trailChanged } from '../../entities/people/slice'
import { restarted } from '../../entities/match-finder/slice'

const sharedMax = 3

export const Candidates = () => {
  const { formatMessage, formatList } = useIntl()
  const dispatch = useMembersDispatch()
  const candidates = useMembersSelector(selectCandidates)
  const interestText = useInterestText()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const restart = (): void => void dispatch(restarted())
  useEffect(() => headingRef.current?.focus(), [])
  useEffect(() => {
    dispatch(trailChanged(candidates.map(({ card }) => card.id)))
  }, [candidates, dispatch])

  if (candidates.length === 0)
    return (
      <EmptyState
        title={formatMessage(finderMessages.emptyTitle)}
        text={formatMessage(finderMessages.emptyText)}
        action={<Button onClick={restart}>{formatMessage(finderMessages.restart)}</Button>}
      />
    )
  return (
    <>
      <header css={resultsHeadStyle}>
        <h1 ref={headingRef} tabIndex={-1}>
          {formatMessage(finderMessages.resultsTitle)}
        </h1>
        <Button variant="outline" onClick={restart}>
          {formatMessage(finderMessages.restart)}
        </Button>
      </header>
      <ul css={candidatesStyle}>
        {candidates.map(({ card, shared }) => (
          <li key={card.id}>
            <MemberCard card={card} sizes={sizesOf(portraitSizes.wideTile)} />
            <p css={whyStyle}>
              {shared.length > 0
                ? formatMessage(finderMessages.why, {
                    interests: formatList(shared.slice(0, sharedMax).map(interestText)),
                  })
                : formatMessage(finderMessages.whyAnswers)}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
