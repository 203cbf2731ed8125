import type { RouteFacts } from '@duetto/shared/domain'
import { useReadable } from '@duetto/shared/platform'
import { Button, Dialog } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../app/ShellContext'
import { layoutMessages } from '../layouts/messages'
import { isInstalled } from '../topbar/useBackButton'
import { dismiss, dismissedAt } from './dismissals'
import { isEntryWarningDue } from './entryWarning'

const LEAVE_TO = 'https://www.wikipedia.org/'

export const EntryWarning = ({ route }: { route: RouteFacts | null }) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const { status } = useReadable(platform.session)
  const [isDismissed, setIsDismissed] = useState(() => dismissedAt('entry') !== null)
  const { settings, country } = platform
  const isDue = isEntryWarningDue({
    isVisitor: status === 'visitor',
    isInstalled: isInstalled(),
    isDismissed,
    route,
    layout: route?.layout ?? 'default',
    country,
    settings,
  })
  if (!isDue) return null
  const accept = (): void => {
    dismiss('entry', platform.now())
    setIsDismissed(true)
  }
  const minAge = settings.min_age
  return (
    <Dialog
      isOpen
      isClosable={false}
      onClose={accept}
      title={formatMessage(layoutMessages.entryTitle)}
      footer={
        <>
          <Button variant="outline" onClick={() => location.assign(LEAVE_TO)}>
            {formatMessage(layoutMessages.entryLeave)}
          </Button>
          <Button onClick={accept}>{formatMessage(layoutMessages.entryAccept, { minAge })}</Button>
        </>
      }
    >
      <p>{formatMessage(layoutMessages.entryText, { minAge })}</p>
    </Dialog>
  )
}
