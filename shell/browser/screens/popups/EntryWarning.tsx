import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { entryMessages } from './messages'

const LEAVE_TO = 'https://www.wikipedia.org/'

/** Blocks the site until the visitor confirms their age or leaves. */
export const EntryWarning = ({ onAccept }: { onAccept: () => void }) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const minAge = platform.settings.min_age
  return (
    <Dialog
      isOpen
      isClosable={false}
      onClose={onAccept}
      title={formatMessage(entryMessages.title)}
      footer={
        <>
          <Button variant="outline" onClick={() => location.assign(LEAVE_TO)}>
            {formatMessage(entryMessages.leave)}
          </Button>
          <Button onClick={onAccept}>{formatMessage(entryMessages.accept, { minAge })}</Button>
        </>
      }
    >
      <p>{formatMessage(entryMessages.text, { minAge })}</p>
    </Dialog>
  )
}
