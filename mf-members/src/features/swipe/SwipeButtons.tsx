import { limits } from '@duetto/shared/domain'
import { Icon, icons } from '@duetto/shared/ui'
import type { ButtonHTMLAttributes } from 'react'
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
      <Round
        caption={formatMessage(peopleMessages.undo)}
        data-kind="undo"
        aria-disabled={!canUndo}
        aria-label={formatMessage(swipeMessages.undoLast)}
        onClick={onUndo}
      >
        <Icon path={icons.undo} />
      </Round>
      <Round
        caption={formatMessage(swipeMessages.stampPass)}
        aria-label={formatMessage(swipeMessages.passName, { name })}
        title={formatMessage(swipeMessages.passHint, { days: limits.passDays })}
        onClick={() => onDecide('pass')}
      >
        <Icon path={icons.close} size={26} />
      </Round>
      <Round
        caption={formatMessage(swipeMessages.stampLike)}
        data-kind="like"
        aria-label={formatMessage(peopleMessages.likeName, { name })}
        onClick={() => onDecide('like')}
      >
        <Icon path={icons.heart} size={32} />
      </Round>
      <Round
        caption={formatMessage(peopleMessages.skip)}
        data-kind="skip"
        aria-label={formatMessage(peopleMessages.skipName, { name })}
        title={formatMessage(peopleMessages.skipHint, { days: limits.skipDays })}
        onClick={() => onDecide('skip')}
      >
        <Icon path={icons.eyeOff} />
      </Round>
    </div>
  )
}

interface RoundProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  caption: string
  'data-kind'?: string
}

const Round = ({ caption, ...button }: RoundProps) => (
  <>
    <button type="button" css={roundStyle} {...button} />
    <span aria-hidden>{caption}</span>
  </>
)
