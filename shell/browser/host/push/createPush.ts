import type { Http } from '@duetto/shared/http'
import { readStored, serviceWorkers, writable, writeStored } from '@duetto/shared/platform'
import type { PushState, Readable, Session } from '@duetto/shared/platform'
import { trustedScriptUrl } from '../security/trustedScriptUrl'

export interface Push extends Readable<PushState> {
  enable: () => Promise<PushState>
  disable: () => Promise<PushState>
}

/** Increase `v` to make browsers replace an installed worker (SYNC-03). */
export const workerPath = '/sw.js?v=2'
const accountsKey = 'duetto.push.accounts'

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'number')
const readAccounts = (): number[] => readStored(accountsKey, isIds) ?? []
const saveAccounts = (ids: number[]): void => void writeStored(accountsKey, ids)
const rememberAccount = (id: number): void => saveAccounts([...new Set([...readAccounts(), id])])
const forgetAccount = (id: number): void => saveAccounts(readAccounts().filter((other) => other !== id))

const capableWorkers = (): ServiceWorkerContainer | null =>
  'PushManager' in window && 'Notification' in window ? serviceWorkers() : null

const toBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

interface PushOptions {
  http: Http
  session: Readable<Session>
  publicKey: string
  onPushed: () => void
}

export const createPush = ({ http, session, publicKey, onPushed }: PushOptions): Push => {
  const workers = publicKey ? capableWorkers() : null
  const state = writable<PushState>(workers ? 'unknown' : 'unsupported')
  if (!workers) return { ...state, enable: async () => 'unsupported', disable: async () => 'unsupported' }

  const save = async (subscription: PushSubscription): Promise<void> => {
    const { endpoint, keys } = subscription.toJSON()
    const saved = { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
    await http.call('savePushSubscription', { body: { subscription: saved } })
  }
  const subscribe = async ({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription> =>
    (await pushManager.getSubscription()) ??
    pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(publicKey) })
  const detect = async (userId: number): Promise<PushState> => {
    // Register the worker even if push is off, because it also serves the offline page.
    const registration = workers.register(trustedScriptUrl(workerPath))
    if (Notification.permission === 'granted' && readAccounts().includes(userId)) {
      await save(await subscribe(await registration))
      return 'on'
    }
    registration.catch(() => undefined)
    return Notification.permission === 'denied' ? 'denied' : 'off'
  }
  const enable = async (userId: number): Promise<PushState> => {
    const permission = await Notification.requestPermission()
    if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off'
    const registration = await workers.register(trustedScriptUrl(workerPath))
    await save(await subscribe(registration))
    rememberAccount(userId)
    return 'on'
  }
  /** Makes no API call: the API deletes the subscription when the push service reports it as gone. */
  const disable = async (userId: number): Promise<PushState> => {
    const registration = await workers.register(trustedScriptUrl(workerPath))
    const subscription = await registration.pushManager.getSubscription()
    await subscription?.unsubscribe()
    forgetAccount(userId)
    return 'off'
  }

  let known: number | null = null
  const follow = (): void => {
    const userId = session.get().user?.id ?? null
    if (userId === known) return
    known = userId
    state.set('unknown')
    if (userId === null) return
    detect(userId).then(
      (found) => known === userId && state.set(found),
      () => undefined,
    )
  }
  follow()
  session.subscribe(follow)
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if ((data as { type?: unknown } | null)?.type === 'pushed') onPushed()
  })

  return {
    get: state.get,
    subscribe: state.subscribe,
    enable: async () => {
      if (known === null) return state.get()
      state.set(await enable(known).catch(() => 'unknown' as const))
      return state.get()
    },
    disable: async () => {
      if (known === null) return state.get()
      state.set(await disable(known).catch(() => state.get()))
      return state.get()
    },
  }
}
