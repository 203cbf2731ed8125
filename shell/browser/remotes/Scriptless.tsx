import { Page } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../app/useIsHydrated'
import { useShell } from '../app/ShellContext'
import { remoteMessages } from './messages'
import { noscriptSlot } from './sentPageMark'

/** For browsers without JavaScript, in a remote's place: the server's plain form if there is one, otherwise a sentence. */
export const Scriptless = () => {
  const { prerendered, hasNoscript } = useShell()
  const { formatMessage } = useIntl()
  const isHydrated = useIsHydrated()
  const [wasHydrated] = useState(isHydrated)
  if (!wasHydrated && hasNoscript)
    return <div suppressHydrationWarning dangerouslySetInnerHTML={noscriptSlot} />
  if (!wasHydrated && prerendered?.mode === 'hydrate') return null
  return (
    <noscript>
      <Page>
        <p>{formatMessage(remoteMessages.noScript)}</p>
      </Page>
    </noscript>
  )
}
