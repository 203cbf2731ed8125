import { limits } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { Button, Countdown, EmptyState, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { swipeMessages } from './messages'
import { clockStyle } from './limitStyles'

interface SwipeLimitProps {
  resetsAt: string
  canUndo: boolean
  onUndo: () => void
  onEnd: () => void
}

export const SwipeLimit = ({ resetsAt, canUndo, onUndo, onEnd }: SwipeLimitProps) => {
  const { formatMessage } = useIntl()
  const { now } = usePlatform()
  return (
    <EmptyState
      title={formatMessage(swipeMessages.limitTitle)}
      text={formatMessage(swipeMessages.limitText, { limit: limits.swipeLikesPerDay })}
      action={
        <>
          <LinkButton to="/members">{formatMessage(swipeMessages.toMembers)}</LinkButton>
          <LinkButton to="/likes" variant="outline">
            {formatMessage(swipeMessages.toLikes)}
          </LinkButton>
          {canUndo && (
            <Button variant="quiet" onClick={onUndo}>
              <Icon path={icons.undo} />
              {formatMessage(swipeMessages.undoLast)}
            </Button>
          )}
        </>
      }
    >
      <p css={clockStyle}>
        <Countdown endsAt={Date.parse(resetsAt)} now={now} onEnd={onEnd} />
      </p>
    </EmptyState>
  )
}
