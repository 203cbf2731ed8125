import { writable } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'

/** A Chromium event that is missing in the DOM types. */
interface InstallEvent extends Event {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>
}

/** Whether the browser offers to install the site as an app, and how to accept. */
export interface Install extends Readable<boolean> {
  prompt: () => Promise<void>
}

/** Keeps the browser's offer for the account menu, where it is not in the way. */
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
    get: canInstall.get,
    getInitial: canInstall.getInitial,
    subscribe: canInstall.subscribe,
    prompt: async () => {
      // An offer can be used once, whatever the answer.
      const used = offer
      offer = null
      canInstall.set(false)
      await used?.prompt()
    },
  }
}
