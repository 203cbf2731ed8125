import type { WaitingMessage } from '@duetto/shared/platform'
import { Checkbox, FictionalStatement } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { sendOptionMessages as texts } from './messages'

interface SendOptionProps {
  waiting: WaitingMessage
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Must not be preselected, because sending costs credits. */
export const SendOption = ({
  waiting: { text, name, credits, needsNotice },
  isChosen,
  onChoose,
}: SendOptionProps) => {
  const { formatMessage } = useIntl()
  if (text === '') return null
  return (
    <div>
      <Checkbox label={formatMessage(texts.send, { name, credits })} checked={isChosen} onChange={onChoose} />
      {isChosen && needsNotice && (
        <p css={noticeStyle}>
          <FictionalStatement name={name} />
        </p>
      )}
    </div>
  )
}

const noticeStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
