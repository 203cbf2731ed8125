import type { RemotePlatform } from '@duetto/shared/platform'
import type { contract } from '../../contract'

/** Reloads the session after a payment and emits the balance. Emits nothing if the session has ended. */
export const refreshBalance = async ({
  refreshSession,
  session,
  bus,
}: RemotePlatform<typeof contract>): Promise<void> => {
  await refreshSession()
  const { user } = session.get()
  if (user) bus.emit('credits-changed', { credits: user.credits })
}
