import { usePlatform, useSession } from '@duetto/shared/platform'
import { useSignUp } from './useSignUp'

export const chatPath = (id: number): string => `/members/${id}/chat`
export const giftPath = (id: number): string => `${chatPath(id)}?gift=1`
export const profilePath = (id: number): string => `/members/${id}`

export const useWrite = (id: number): (() => void) => {
  const { navigation } = usePlatform()
  const signUp = useSignUp()
  const { status } = useSession()
  return () =>
    status === 'visitor' ? signUp({ profileId: id, wish: 'message' }) : navigation.push(chatPath(id))
}
