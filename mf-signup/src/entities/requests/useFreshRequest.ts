import { useEffect } from 'react'
import { useSignUpDispatch } from '../../state'
import type { Outcome, RequestName } from './slice'
import { requestForgotten } from './slice'
import { useOutcome } from './useOutcome'

/** The result of a request, reset when the form unmounts. */
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
