import type { ProfileCard } from '@duetto/shared/contract'
import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { peopleRequested } from './slice'
import type { PeopleWanted } from './slice'

/**
 * Returns members with a photo who match; null until loaded, empty if loading failed. Loads nothing unless `isWanted`.
 */
export const usePeople = (
  { gender, min_age, with_prompt }: PeopleWanted,
  isWanted = true,
): readonly ProfileCard[] | null => {
  const dispatch = useLandersDispatch()
  useEffect(() => {
    if (isWanted) dispatch(peopleRequested({ gender, min_age, with_prompt }))
  }, [dispatch, gender, min_age, with_prompt, isWanted])
  return useLandersSelector((state) => state.people.people)
}
