import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../widgets/page/messages'
import type { FieldError } from '@duetto/shared/ui'
import { signUpMessages } from './messages'

export const DateErrorDialog = ({ error, onClose }: { error: FieldError; onClose: () => void }) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      size="small"
      title={formatMessage(signUpMessages.dateErrorTitle)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{formatMessage(commonMessages.ok)}</Button>}
    >
      <p>{formatMessage(error.message, error.values)}</p>
    </Dialog>
  )
}
