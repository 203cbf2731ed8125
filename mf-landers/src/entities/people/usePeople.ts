import type { ProfileCard } from '@duetto/shared/contract'
import { useEffect } from 'react'
import { useLandersDispatch, useLandersSelector } from '../../state'
import { peopleRequested } from './slice'
import type { PeopleWanted } from './slice'

export const usePeople = (
  { gender, min_age, body_type, with_prompt }: PeopleWanted,
  isWanted = true,
): readonly ProfileCard[] | null => {
  const dispatch = useLandersDispatch()
  useEffect(() => {
    if (isWanted) dispatch(peopleRequested({ gender, min_age, body_type, with_prompt }))
  }, [dispatch, gender, min_age, body_type, with_prompt, isWanted])
  return useLandersSelector((state) => state.people.people)
}
