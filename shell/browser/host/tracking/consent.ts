import { readStored, writable, writeStored } from '@duetto/shared/platform'
import type { Readable } from '@duetto/shared/platform'

export type Choice = 'granted' | 'refused'

/** 180 days, because data protection authorities recommend asking again after six months. */
const VALID_MS = 180 * 86_400_000
const storageKey = 'duetto.consent'
/** Version of the purposes. Increase it when a purpose is added, because earlier consent does not cover it. */
const PURPOSES = 2

interface Stored {
  choice: Choice
  at: number
  purposes?: number
}

export interface Consent extends Readable<{ choice: Choice | null; isAsking: boolean }> {
  need: () => void
  reopen: () => void
  choose: (choice: Choice) => void
}

const isStored = (value: unknown): value is Stored => {
  const { choice, at } = (value ?? {}) as Partial<Stored>
  return (choice === 'granted' || choice === 'refused') && typeof at === 'number'
}

const readChoice = (now: number): Choice | null => {
  const stored = readStored(storageKey, isStored)
  if (!stored || now - stored.at >= VALID_MS) return null
  return stored.choice === 'refused' || stored.purposes === PURPOSES ? stored.choice : null
}

export const createConsent = (now: () => number): Consent => {
  const state = writable({ choice: readChoice(now()), isAsking: false })
  const set = (choice: Choice | null, isAsking: boolean): void => state.set({ choice, isAsking })
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) set(readChoice(now()), false)
  })
  return {
    ...state,
    need: () => {
      const { choice } = state.get()
      if (choice === null) set(null, true)
    },
    reopen: () => set(state.get().choice, true),
    choose: (choice) => {
      writeStored(storageKey, { choice, at: now(), purposes: PURPOSES } satisfies Stored)
      set(choice, false)
    },
  }
}
