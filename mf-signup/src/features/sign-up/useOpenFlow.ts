import { useSession } from '@duetto/shared/platform'
import type { SignUpRequest } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { useSignUpDispatch } from '../../state'
import { flowOpened } from '../../entities/sign-up/slice'

export const useOpenFlow = (request: SignUpRequest | null): void => {
  const dispatch = useSignUpDispatch()
  const { status, user } = useSession()
  const isOpen = useRef(false)
  useEffect(() => {
    if (status === 'unknown' || isOpen.current) return
    isOpen.current = true
    dispatch(flowOpened({ member: user, request }))
  }, [dispatch, status, user, request])
}
