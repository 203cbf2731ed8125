import { useEffect } from 'react'
import { useSignUpDispatch } from '../../state'
import type { Outcome, RequestName } from './slice'
import { requestCleared } from './slice'
import { useOutcome } from './useOutcome'

export const useFreshRequest = (name: RequestName): Outcome => {
  const dispatch = useSignUpDispatch()
  useEffect(
    () => () => {
      dispatch(requestCleared(name))
    },
    [dispatch, name],
  )
  return useOutcome(name)
}
