import { addresses } from '@duetto/shared/domain'
import { LinkButton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useWaitingFor } from '../../entities/payment/useWaiting'
import { sendOptionMessages } from '../../widgets/send-option/messages'

export const BackToChat = ({ paymentId }: { paymentId: number }) => {
  const { formatMessage } = useIntl()
  const waiting = useWaitingFor(paymentId)
  if (!waiting) return null
  return (
    <LinkButton to={addresses.chatWith(waiting.profileId)} variant="outline">
      {formatMessage(sendOptionMessages.back, { name: waiting.name })}
    </LinkButton>
  )
}
