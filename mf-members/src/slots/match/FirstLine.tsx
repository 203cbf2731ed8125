import type { SendCost } from '@duetto/shared/contract'
import { useSettings } from '@duetto/shared/platform'
import { freeMessage } from '@duetto/shared/texts'
import { TextArea } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { slotMessages } from '../messages'
import { lineStyle } from './matchStyles'
import type { useFirstLine } from './useFirstLine'

interface FirstLineProps {
  name: string
  line: ReturnType<typeof useFirstLine>
  cost: SendCost | null
}

export const FirstLine = ({ name, line, cost }: FirstLineProps) => {
  const { formatMessage } = useIntl()
  const { message_length: length } = useSettings()
  if (!cost) return null
  return (
    <div css={lineStyle}>
      <TextArea
        label={formatMessage(slotMessages.firstLine, { name })}
        hint={line.isFree && formatMessage(freeMessage, { count: cost.free_messages_left })}
        error={line.error}
        rows={2}
        value={line.text}
        maxCodePoints={length.max}
        onChange={line.setText}
      />
    </div>
  )
}
