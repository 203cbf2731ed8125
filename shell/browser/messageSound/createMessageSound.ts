import type { ServerEvent } from '@duetto/shared/contract'
import { readStored, writable } from '@duetto/shared/platform'
import type { Preferences } from '@duetto/shared/platform'

export const soundKey = 'duetto.messageSound'
/** Several messages in a row, or those that a reconnected stream brings, sound once. */
const PAUSE_MS = 3000

export interface MessageSound {
  preference: Preferences['messageSound']
  /** Of all tabs of a browser, only the one that holds the stream calls it: each event once. */
  hear: (event: ServerEvent) => void
}

interface Given {
  /** Whether the member looks at this conversation. */
  isInView: (conversationId: number) => boolean
  /** Milliseconds. */
  now: () => number
}

const isOn = (value: unknown): value is true => value === true
/** Read each time: the choice may have been made in another tab. */
const readChoice = (): boolean => readStored(soundKey, isOn) ?? false

const alertMember = async (): Promise<void> =>
  (await import(/* webpackChunkName: "member" */ './alertMember')).alertMember()

/** Sound and vibration for new messages: a choice of this browser, off until it is made. */
export const createMessageSound = ({ isInView, now }: Given): MessageSound => {
  const { get, subscribe, set } = writable(readChoice())
  let lastAt = -Infinity
  return {
    preference: {
      get,
      getInitial: () => false,
      subscribe,
      choose: (isChosen) => {
        try {
          localStorage.setItem(soundKey, JSON.stringify(isChosen))
          set(isChosen)
        } catch {
          // Without storage it stays as it was.
        }
      },
      play: () => void alertMember(),
    },
    hear: (event) => {
      if (event.type !== 'chat-pushed' || event.message.is_mine) return
      if (event.is_muted || event.is_archived || isInView(event.conversation)) return
      if (!readChoice() || now() - lastAt < PAUSE_MS) return
      lastAt = now()
      void alertMember()
    },
  }
}
