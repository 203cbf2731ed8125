import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { profileRequested } from './slice'
import type { ProfileState } from './slice'

export const useProfile = (id: number): ProfileState => {
  const dispatch = useLandersDispatch()
  useEffect(() => void dispatch(profileRequested(id)), [dispatch, id])
  const { id: loadedId, profile } = useLandersSelector((state) => state.profile)
  if (loadedId !== id) return { status: 'loading' }
  return profile ? { status: 'ready', profile } : { status: 'gone' }
}
