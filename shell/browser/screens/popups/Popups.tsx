import type { RouteFacts } from '@duetto/shared/platform'
import { useReadable } from '@duetto/shared/platform'
import type { ReactNode } from 'react'
import { useShell } from '../../host/context/ShellContext'
import { EntryWarning } from './EntryWarning'
import { SignUpModal } from './SignUpModal'
import { useEntryWarning } from './useEntryWarning'

interface PopupsProps {
  route: RouteFacts | null
  children: ReactNode
}

export const Popups = ({ route, children }: PopupsProps) => {
  const { platform, popups: queue } = useShell()
  const popup = useReadable(queue)
  const acceptEntry = useEntryWarning({ platform, queue, route })
  const isEntering = popup?.name === 'entry'
  return (
    <>
      {isEntering && <EntryWarning onAccept={acceptEntry} />}
      {children}
      {!isEntering && <SignUpModal />}
    </>
  )
}
