import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'

interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

export interface Install extends Readable<boolean> {
  prompt: () => Promise<void>
}

export const createInstall = (): Install => {
  const canInstall = writable(false)
  let offer: InstallEvent | null = null
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    canInstall.set(true)
  })
  window.addEventListener('appinstalled', () => canInstall.set(false))
  return {
    ...canInstall,
    prompt: async () => {
      const used = offer
      offer = null
      canInstall.set(false)
      await used?.prompt()
    },
  }
}
