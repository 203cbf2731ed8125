import { Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { swipeMessages } from './messages'
import type { Decision } from '../../entities/swipe/slice'
import { buttonsStyle, roundStyle } from './swipeStyles'

interface SwipeButtonsProps {
  name: string
  canUndo: boolean
  onDecide: (decision: Decision) => void
  onUndo: () => void
}

export const SwipeButtons = ({ name, canUndo, onDecide, onUndo }: SwipeButtonsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={buttonsStyle}>
      <button
        type="button"
        css={roundStyle}
        data-kind="undo"
        aria-disabled={!canUndo}
        aria-label={formatMessage(swipeMessages.undoLast)}
        onClick={onUndo}
      >
        <Icon path={icons.undo} />
      </button>
      <button
        type="button"
        css={roundStyle}
        aria-label={formatMessage(swipeMessages.passName, { name })}
        onClick={() => onDecide('pass')}
      >
        <Icon path={icons.close} size={26} />
      </button>
      <button
        type="button"
        css={roundStyle}
        data-kind="like"
        aria-label={formatMessage(peopleMessages.likeName, { name })}
        onClick={() => onDecide('like')}
      >
        <Icon path={icons.heart} size={32} />
      </button>
      <button
        type="button"
        css={roundStyle}
        data-kind="skip"
        aria-label={formatMessage(peopleMessages.skipName, { name })}
        title={formatMessage(peopleMessages.skip)}
        onClick={() => onDecide('skip')}
      >
        <Icon path={icons.eyeOff} />
      </button>
    </div>
  )
}
