import { readPendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import type { SignUpRequest } from '@duetto/shared/platform'
import { useEffect, useRef } from 'react'
import { useSignUpDispatch } from '../../state'
import { likedIds } from '../../entities/sign-up/likedIds'
import { flowOpened } from '../../entities/sign-up/slice'

export const useOpenFlow = (request: SignUpRequest | null): void => {
  const dispatch = useSignUpDispatch()
  const { now } = usePlatform()
  const { status, user } = useSession()
  const isOpen = useRef(false)
  useEffect(() => {
    if (status === 'unknown' || isOpen.current) return
    isOpen.current = true
    const liked = likedIds(readPendingAction(now()))
    const isLiked = request?.profileId !== undefined && liked.includes(request.profileId)
    dispatch(flowOpened({ member: user, request, isLiked }))
  }, [dispatch, status, user, request, now])
}
