import { parentPort } from 'node:worker_threads'
import { drawPortrait, renderPortrait } from '../portraits'
import type { DemoPhoto } from '../seed/photos'

export interface Drawn {
  name: string
  pictures: { full: Uint8Array; thumb: Uint8Array; match: Uint8Array }
}

/** Draws one picture a message, on a thread of its own so that requests stay quick. */
parentPort?.on('message', async ({ name, portrait, shot }: DemoPhoto) => {
  const pictures = await renderPortrait(drawPortrait(portrait, shot, name.replace(/\W/g, '')))
  parentPort?.postMessage({ name, pictures } satisfies Drawn)
})
