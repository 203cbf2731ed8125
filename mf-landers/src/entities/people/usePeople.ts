import type { ProfileCard } from '@duetto/shared/contract'
import type { Gender } from '@duetto/shared/domain'
import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { peopleRequested } from './slice'

/** Members with a photo who match the gender; null until loaded. */
export const usePeople = (gender?: Gender): readonly ProfileCard[] | null => {
  const dispatch = useLandersDispatch()
  useEffect(() => void dispatch(peopleRequested({ gender })), [dispatch, gender])
  return useLandersSelector((state) => state.people.people)
}
