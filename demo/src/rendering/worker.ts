import { parentPort } from 'node:worker_threads'
import type { PhotoSize } from '@duetto/api/src/modules/photos/photos.presenter'
import { drawPortrait, renderPortrait } from '../portraits'
import type { DemoPhoto } from '../seed/photos'

export interface RenderTask {
  photo: DemoPhoto
  size: PhotoSize
}
/** Bytes of the rendered WebP image; null if rendering failed. */
export type RenderResult = Uint8Array | null

const render = async ({ photo: { portrait, shot }, size }: RenderTask): Promise<RenderResult> => {
  try {
    return await renderPortrait(drawPortrait(portrait, shot), size)
  } catch {
    return null
  }
}

parentPort?.on('message', (task: RenderTask) => {
  void render(task).then((result) => parentPort?.postMessage(result))
})
