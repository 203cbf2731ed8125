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
  const { message_length: length, message_credits: fullPrice } = useSettings()
  if (!cost) return null
  const { is_free: isFree, free_messages_left: left, credits } = cost
  return (
    <div css={lineStyle}>
      <TextArea
        label={formatMessage(slotMessages.firstLine, { name })}
        hint={
          isFree && line.canStart
            ? formatMessage(freeMessage, { count: left })
            : // At the limit of conversations, `cost` still names 0 credits.
              formatMessage(slotMessages.price, { credits: isFree ? fullPrice : credits })
        }
        error={line.error}
        rows={2}
        value={line.text}
        maxCodePoints={length.max}
        onChange={line.setText}
      />
    </div>
  )
}
