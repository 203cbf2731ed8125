import type { RemotePlatform } from '@duetto/shared/platform'
import type { contract } from '../../contract'

export const refreshBalance = async ({
  refreshSession,
  session,
  bus,
}: RemotePlatform<typeof contract>): Promise<void> => {
  await refreshSession()
  const { user } = session.get()
  if (user) bus.emit('credits-changed', { credits: user.credits })
}
