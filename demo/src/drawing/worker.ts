import { parentPort } from 'node:worker_threads'
import type { PhotoSize } from '@duetto/api/src/modules/photos/photos.presenter'
import { drawPortrait, renderPortrait } from '../portraits'
import type { DemoPhoto } from '../seed/photos'

/** One file of a picture. */
export interface Drawing {
  photo: DemoPhoto
  size: PhotoSize
}
/** Null if it could not be drawn. */
export type Drawn = Uint8Array | null

const draw = async ({ photo: { name, portrait, shot }, size }: Drawing): Promise<Drawn> => {
  try {
    return await renderPortrait(drawPortrait(portrait, shot, name.replace(/\W/g, '')), size)
  } catch {
    return null
  }
}

/** Draws one file per message, in a separate thread so that requests stay fast. */
parentPort?.on('message', (drawing: Drawing) => {
  // `draw` never rejects.
  void draw(drawing).then((drawn) => parentPort?.postMessage(drawn))
})
