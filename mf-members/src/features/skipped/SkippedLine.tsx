import { addresses, dayMs, limits } from '@duetto/shared/domain'
import { Avatar, Button, ProfileTag, focusNeighbour } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import type { selectSkippedPeople } from '../../entities/skips/selectors'
import { unskipRequested } from '../../entities/people/slice'
import { useMembersDispatch } from '../../state'
import { peopleMessages } from '../../widgets/people/messages'
import { skippedMessages } from './messages'
import { lineStyle } from './skippedStyles'

type Entry = ReturnType<typeof selectSkippedPeople>[number]

const daysOf = { skip: limits.skipDays, pass: limits.passDays } as const

export const SkippedLine = ({ entry: { card, decision, at } }: { entry: Entry }) => {
  const { formatMessage, formatDate } = useIntl()
  const dispatch = useMembersDispatch()
  const { id, name, age } = card
  const until = new Date(new Date(at).getTime() + daysOf[decision] * dayMs)
  return (
    <div css={lineStyle}>
      <Avatar image={card.main_image} name={name} size={56} isOnline={card.is_online} />
      <div>
        <Link to={addresses.member(id)}>{formatMessage(peopleMessages.nameAge, { name, age })}</Link>
        <ProfileTag profile={card} />
        <p>
          {formatMessage(skippedMessages[decision], {
            date: formatDate(until, { day: 'numeric', month: 'long' }),
          })}
        </p>
      </div>
      <Button
        variant="outline"
        aria-label={formatMessage(skippedMessages.showAgainName, { name })}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          dispatch(unskipRequested({ id }))
        }}
      >
        {formatMessage(skippedMessages.showAgain)}
      </Button>
    </div>
  )
}
