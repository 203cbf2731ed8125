import { useSettings } from '@duetto/shared/platform'
import { TextArea, pressedKey, sendsOnEnter } from '@duetto/shared/ui'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { slotMessages } from '../messages'
import { lineStyle } from './matchStyles'
import type { useFirstLine } from './useFirstLine'

interface FirstLineProps {
  name: string
  line: ReturnType<typeof useFirstLine>
  /** Id of the text that says what the message costs. */
  costId?: string
}

export const FirstLine = ({ name, line, costId }: FirstLineProps) => {
  const { formatMessage } = useIntl()
  const { message_length: length } = useSettings()
  const handleKey = (event: KeyboardEvent): void => {
    if (pressedKey(event) !== 'Enter' || event.shiftKey || !sendsOnEnter() || !line.isSentHere) return
    event.preventDefault()
    if (!line.isBlank && !line.isSending) line.send()
  }
  return (
    <div css={lineStyle}>
      <TextArea
        label={formatMessage(slotMessages.firstLine, { name })}
        error={line.error}
        aria-describedby={costId}
        rows={2}
        value={line.text}
        maxCodePoints={length.max}
        onChange={line.setText}
        onKeyDown={handleKey}
      />
    </div>
  )
}
