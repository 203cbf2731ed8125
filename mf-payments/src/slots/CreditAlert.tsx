import { useNavigateTo } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { catalogueMessages } from '../entities/catalogue/messages'
import { slotMessages as texts } from './messages'

export const CreditAlert = ({ creditsNeeded, onClose }: SlotProps['credit-alert']) => {
  const { formatMessage } = useIntl()
  const navigateTo = useNavigateTo()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.creditTitle)}
      footer={
        <Button
          onClick={() => {
            onClose()
            navigateTo('/credits')
          }}
        >
          {formatMessage(catalogueMessages.see)}
        </Button>
      }
    >
      <p>{formatMessage(texts.creditText, { count: creditsNeeded })}</p>
    </Dialog>
  )
}
