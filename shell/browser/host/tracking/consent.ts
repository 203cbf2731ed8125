import { readStored, writable, writeStored } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'

export type Choice = 'granted' | 'refused'

/** Ask again after this long, as authorities recommend. */
const VALID_MS = 180 * 86_400_000
const storageKey = 'duetto.consent'

interface Kept {
  choice: Choice
  at: number
}

export interface Consent extends Readable<{ choice: Choice | null; isAsking: boolean }> {
  /** Asks, unless it has been answered. */
  need: () => void
  /** Asks again, so that an answer can be changed as easily as it was given. */
  reopen: () => void
  choose: (choice: Choice) => void
}

const isKept = (value: unknown): value is Kept => {
  const { choice, at } = (value ?? {}) as Partial<Kept>
  return (choice === 'granted' || choice === 'refused') && typeof at === 'number'
}

const readKept = (now: number): Choice | null => {
  const kept = readStored(storageKey, isKept)
  return kept && now - kept.at < VALID_MS ? kept.choice : null
}

/**
 * Whether the visitor allows the site to store where they came from and that they left (TRUST-08). Nothing
 * else depends on it: session, language and dismissals are strictly necessary. It only asks if there is
 * something to store.
 */
export const createConsent = (now: () => number): Consent => {
  const state = writable({ choice: readKept(now()), isAsking: false })
  const set = (choice: Choice | null, isAsking: boolean): void => state.set({ choice, isAsking })
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) set(readKept(now()), false)
  })
  return {
    get: state.get,
    getInitial: state.getInitial,
    subscribe: state.subscribe,
    need: () => {
      const { choice } = state.get()
      if (choice === null) set(null, true)
    },
    reopen: () => set(state.get().choice, true),
    choose: (choice) => {
      writeStored(storageKey, { choice, at: now() } satisfies Kept)
      set(choice, false)
    },
  }
}
