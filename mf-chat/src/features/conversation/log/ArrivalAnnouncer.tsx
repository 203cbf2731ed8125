import { VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { selectMessage } from '../../../entities/conversation/selectors'
import { useChatSelector } from '../../../state'
import { conversationMessages as texts } from '../messages'
import { kindText } from '../../../widgets/quote/QuoteBlock'

export const ArrivalAnnouncer = ({ name }: { name: string }) => {
  const { formatMessage } = useIntl()
  const arrivedId = useChatSelector((state) => state.conversation.arrivedId)
  const message = useChatSelector((state) => selectMessage(state, arrivedId))
  const words = (): string => {
    if (arrivedId === null) return ''
    if (!message) return formatMessage(texts.newMessages)
    return formatMessage(texts.arrived, { name, text: message.text || formatMessage(kindText[message.kind]) })
  }
  return <VisuallyHidden role="status">{words()}</VisuallyHidden>
}
