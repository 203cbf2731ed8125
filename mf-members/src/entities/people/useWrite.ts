import { addresses } from '@duetto/shared/domain'
import { storePendingAction, usePlatform, useSession } from '@duetto/shared/platform'
import { useSignUp } from './useSignUp'

export const giftPath = (id: number): string => `${addresses.chatWith(id)}?gift=1`

export const useWrite = (id: number): ((text?: string) => void) => {
  const { navigation, now } = usePlatform()
  const signUp = useSignUp()
  const { status } = useSession()
  return (text) => {
    if (status === 'visitor') {
      signUp({ profileId: id, wish: 'message', text })
      return
    }
    if (text) storePendingAction({ kind: 'message', profileId: id, text }, now())
    navigation.push(addresses.chatWith(id))
  }
}
