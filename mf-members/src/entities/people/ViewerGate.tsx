import { useSession } from '@duetto/shared/platform'
import { Fragment, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from './selectors'
import { viewerChanged } from './slice'

/**
 * Starts all pages anew when another member looks. While the session is not known yet pages may load already:
 * the server knows who asks, and what it answers is kept when the session turns out.
 */
export const ViewerGate = ({ children }: { children: ReactNode }) => {
  const { status, user } = useSession()
  const dispatch = useMembersDispatch()
  const knownId = useMembersSelector(selectViewerId)
  const viewerId = user?.id ?? null
  const isKnown = status === 'unknown' || knownId === viewerId

  useEffect(() => {
    if (!isKnown) dispatch(viewerChanged(viewerId))
  }, [isKnown, viewerId, dispatch])

  if (!isKnown && knownId !== undefined) return null
  return <Fragment key={knownId === undefined ? 'first' : viewerId}>{children}</Fragment>
}
