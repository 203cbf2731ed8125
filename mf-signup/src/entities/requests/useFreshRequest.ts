import { useEffect } from 'react'
import { useSignUpDispatch } from '../../state'
import type { Outcome, RequestName } from './slice'
import { requestForgotten } from './slice'
import { useOutcome } from './useOutcome'

/** A request's result while its form is mounted; the next visit starts without it. */
export const useFreshRequest = (name: RequestName): Outcome => {
  const dispatch = useSignUpDispatch()
  useEffect(
    () => () => {
      dispatch(requestForgotten(name))
    },
    [dispatch, name],
  )
  return useOutcome(name)
}
