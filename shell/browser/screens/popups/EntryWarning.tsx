import { ConfirmDialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { entryMessages } from './messages'

const LEAVE_TO = 'https://www.wikipedia.org/'

export const EntryWarning = ({ onAccept }: { onAccept: () => void }) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const minAge = platform.settings.min_age
  return (
    <ConfirmDialog
      isOpen
      isClosable={false}
      onClose={onAccept}
      title={formatMessage(entryMessages.title)}
      cancelLabel={formatMessage(entryMessages.leave)}
      onCancel={() => location.assign(LEAVE_TO)}
      confirmLabel={formatMessage(entryMessages.accept, { minAge })}
      onConfirm={onAccept}
    >
      <p>{formatMessage(entryMessages.text, { minAge })}</p>
    </ConfirmDialog>
  )
}
