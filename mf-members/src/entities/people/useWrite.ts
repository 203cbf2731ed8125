import { usePlatform, useSession } from '@duetto/shared/platform'

/** Path of the conversation with a profile. */
export const chatPath = (id: number): string => `/members/${id}/chat`
export const profilePath = (id: number): string => `/members/${id}`

/** Opens the conversation with a profile; a visitor signs up first. */
export const useWrite = (id: number): (() => void) => {
  const { openSignUp, navigation } = usePlatform()
  const { status } = useSession()
  return () => (status === 'visitor' ? openSignUp({ profileId: id }) : navigation.push(chatPath(id)))
}
