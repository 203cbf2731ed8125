import { useNavigateTo, usePlatform } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { ConfirmDialog, Countdown } from '@duetto/shared/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { catalogueMessages } from '../entities/catalogue/messages'
import { slotMessages as texts } from './messages'

export const TimeBonusPopup = ({ endsAt, percent, onClose }: SlotProps['time-bonus-popup']) => {
  const { now } = usePlatform()
  const { formatMessage } = useIntl()
  const navigateTo = useNavigateTo()
  const clock = () => <Countdown key="clock" endsAt={endsAt} now={now} onEnd={onClose} />
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.popupTitle, { percent })}
      cancelLabel={formatMessage(texts.later)}
      confirmLabel={formatMessage(catalogueMessages.see)}
      onConfirm={() => {
        onClose()
        navigateTo('/credits')
      }}
    >
      <p>
        <FormattedMessage {...texts.popupText} values={{ clock }} />
      </p>
    </ConfirmDialog>
  )
}
