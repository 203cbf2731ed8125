import { Page } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../page/useIsHydrated'
import { useShell } from '../context/ShellContext'
import { remoteMessages } from './messages'
import { sentPageMark } from './sentPageMark'

/** For browsers without JavaScript: the server's plain form if there is one, otherwise a note. */
export const Scriptless = () => {
  const { sentPage } = useShell()
  const { formatMessage } = useIntl()
  const isHydrated = useIsHydrated()
  const [sent] = useState(isHydrated ? null : sentPage)
  if (sent === 'plain') return <div suppressHydrationWarning dangerouslySetInnerHTML={sentPageMark} />
  if (sent === 'whole') return null
  return (
    <noscript>
      <Page>
        <p>{formatMessage(remoteMessages.noScript)}</p>
      </Page>
    </noscript>
  )
}
