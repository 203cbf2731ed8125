import { useSession } from '@duetto/shared/platform'
import { Fragment, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useMembersDispatch, useMembersSelector } from '../../state'
import { selectViewerId } from '../../entities/people/selectors'
import { viewerChanged } from '../../entities/people/slice'

/**
 * Resets all pages when another member logs in. While the session is unknown, pages may already load: the
 * server knows who asks, and its answer is kept once the session is known.
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
