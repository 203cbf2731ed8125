import { Page } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useIsHydrated } from '../page/useIsHydrated'
import { useShell } from '../context/ShellContext'
import { remoteMessages } from './messages'
import { noscriptSlot } from './prerenderedSlots'

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
