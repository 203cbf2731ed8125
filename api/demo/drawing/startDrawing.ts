import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Deps } from '../../src/app/deps'
import { photoSizes, storedPhotoName } from '../../src/modules/photos/photos.presenter'
import type { DemoPhoto } from '../seed/photos'
import type { Drawn } from './worker'

/** The folder storage's place of a picture's first file. */
const isDrawn = (dataDir: string, name: string): boolean =>
  existsSync(join(dataDir, 'media', storedPhotoName(name, 'thumb')))

/**
 * Draws what is missing, main pictures first, one at a time. A picture that is asked for meanwhile is drawn next, and
 * the request waits for it. Returns how to stop.
 */
export const startDrawing = (deps: Deps, photos: readonly DemoPhoto[]): (() => Promise<void>) => {
  const { dataDir } = deps.config
  const missing = new Map(
    [...photos]
      .sort((a, b) => Number(b.isMain) - Number(a.isMain))
      .filter(({ name }) => !isDrawn(dataDir, name))
      .map((photo) => [photo.name, photo]),
  )
  if (missing.size === 0) return async () => {}
  const worker = new Worker(join(import.meta.dirname, 'drawing.mjs'))
  worker.unref()
  const urgent: string[] = []
  const waiting = new Map<string, (() => void)[]>()
  let busyWith: string | null = null

  const drawNext = (): void => {
    const name = urgent.find((asked) => missing.has(asked)) ?? missing.keys().next().value
    const photo = name === undefined ? undefined : missing.get(name)
    busyWith = photo?.name ?? null
    if (photo) worker.postMessage(photo)
    else void worker.terminate()
  }
  worker.on('message', ({ name, pictures }: Drawn) => {
    const store = async (): Promise<void> => {
      for (const size of photoSizes) {
        await deps.storage.put(storedPhotoName(name, size), Buffer.from(pictures[size]), 'image/webp')
      }
    }
    store()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'a picture could not be stored'))
      .finally(() => {
        missing.delete(name)
        waiting.get(name)?.forEach((done) => done())
        waiting.delete(name)
        drawNext()
      })
  })
  worker.on('error', (error) => deps.log.warn({ err: error }, 'the drawing stopped'))

  const { get } = deps.storage
  deps.storage.get = async (objectName) => {
    const found = await get(objectName)
    const name = photos.length > 0 ? objectName.split('/')[1] : undefined
    if (found || !name || !missing.has(name)) return found
    urgent.push(name)
    await new Promise<void>((done) => waiting.set(name, [...(waiting.get(name) ?? []), done]))
    return get(objectName)
  }
  if (busyWith === null) drawNext()
  return async () => {
    await worker.terminate()
  }
}
