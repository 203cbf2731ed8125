import { useSession } from '@duetto/shared/platform'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from '../../entities/people/selectors'
import { viewerChanged } from '../../entities/people/slice'

/**
 * Remounts the pages when the viewer changes. Renders them even before the session is known, because the API identifies
 * the viewer by the cookie.
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

  return !isKnown && knownId !== undefined ? null : children
}
