import type { ServerEvent } from '@duetto/shared/contract'
import { readStored, writable, writeStored } from '@duetto/shared/platform'
import type { Preferences } from '@duetto/shared/platform'

export const soundKey = 'duetto.messageSound'
/** Several messages can arrive at once, for example after a reconnect. */
const PAUSE_MS = 3000

export interface MessageSound {
  preference: Preferences['messageSound']
  onEvent: (event: ServerEvent) => void
}

interface Options {
  isInView: (conversationId: number) => boolean
  now: () => number
  loadMember: () => Promise<{ playMessageSound: () => void }>
}

const isOn = (value: unknown): value is true => value === true
const readChoice = (): boolean => readStored(soundKey, isOn) ?? false

export const createMessageSound = ({ isInView, now, loadMember }: Options): MessageSound => {
  const playMessageSound = async (): Promise<void> => (await loadMember()).playMessageSound()
  const choice = writable(readChoice())
  let lastAt = -Infinity
  return {
    preference: {
      ...choice,
      getInitial: () => false,
      choose: (isChosen) => {
        if (writeStored(soundKey, isChosen)) choice.set(isChosen)
      },
      play: () => void playMessageSound(),
    },
    onEvent: (event) => {
      if (event.type !== 'chat-pushed' || event.message.is_mine) return
      if (event.is_muted || event.is_archived || isInView(event.conversation)) return
      if (!readChoice() || now() - lastAt < PAUSE_MS) return
      lastAt = now()
      void playMessageSound()
    },
  }
}
