import { parentPort } from 'node:worker_threads'
import { drawPortrait, renderPortrait } from '../portraits'
import type { DemoPhoto } from '../seed/photos'

export interface Drawn {
  name: string
  /** null if the picture could not be drawn. */
  pictures: { full: Uint8Array; thumb: Uint8Array; match: Uint8Array } | null
}

const draw = async ({ name, portrait, shot }: DemoPhoto): Promise<Drawn> => {
  try {
    return { name, pictures: await renderPortrait(drawPortrait(portrait, shot, name.replace(/\W/g, ''))) }
  } catch {
    return { name, pictures: null }
  }
}

/** Draws one picture per message, in a separate thread so that requests stay fast. */
parentPort?.on('message', (photo: DemoPhoto) => {
  // `draw` never rejects.
  void draw(photo).then((drawn) => parentPort?.postMessage(drawn))
})
