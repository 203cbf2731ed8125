import { parentPort } from 'node:worker_threads'
import { createPreview } from '@duetto/api/src/modules/photos/pipeline'
import type { PortraitType } from '@duetto/shared/domain'
import sharp from 'sharp'
import { drawPortrait, renderPortrait } from '../portraits'
import type { DemoPhoto } from '../seed/photos'

export interface RenderTask extends Pick<DemoPhoto, 'portrait' | 'shot'> {
  file: string
  width: number
  type: PortraitType
}
export interface RenderResult {
  file: string
  picture: { bytes: Uint8Array; preview: string } | null
}

const render = async ({ portrait, shot, width, type }: RenderTask): Promise<RenderResult['picture']> => {
  try {
    const bytes = await renderPortrait(drawPortrait(portrait, shot), width, type)
    return { bytes, preview: await createPreview(sharp(bytes)) }
  } catch {
    return null
  }
}

/** Queue that renders one portrait at a time, to leave CPU time for requests. */
let last: Promise<unknown> = Promise.resolve()

parentPort?.on('message', (task: RenderTask) => {
  last = last.then(async () => parentPort?.postMessage({ file: task.file, picture: await render(task) }))
})
