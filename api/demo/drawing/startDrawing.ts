import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Deps } from '../../src/app/deps'
import { photoSizes, storedPhotoName } from '../../src/modules/photos/photos.presenter'
import type { DemoPhoto } from '../seed/photos'
import type { Drawn } from './worker'

/** Whether all files exist; an incomplete picture is drawn again. */
const isDrawn = (dataDir: string, name: string): boolean =>
  photoSizes.every((size) => existsSync(join(dataDir, 'media', storedPhotoName(name, size))))

/**
 * Draws missing pictures in the background, main photos first, one at a time. A requested picture is drawn
 * next, and its request waits for it. Returns the stop function.
 */
export const startDrawing = (deps: Deps, photos: readonly DemoPhoto[]): (() => Promise<void>) => {
  const { storage, log, config } = deps
  const missing = new Map(
    [...photos]
      .sort((a, b) => Number(b.isMain) - Number(a.isMain))
      .filter(({ name }) => !isDrawn(config.dataDir, name))
      .map((photo) => [photo.name, photo]),
  )
  if (missing.size === 0) return async () => {}
  const worker = new Worker(join(import.meta.dirname, 'drawing.mjs'))
  worker.unref()
  /** Pictures that requests wait for, in order. */
  const waiting = new Map<string, (() => void)[]>()

  const drawNext = (): void => {
    const name = [...waiting.keys()].find((asked) => missing.has(asked)) ?? missing.keys().next().value
    const photo = name === undefined ? undefined : missing.get(name)
    if (photo) worker.postMessage(photo)
    else void worker.terminate()
  }
  const settle = (name: string): void => {
    missing.delete(name)
    for (const done of waiting.get(name) ?? []) done()
    waiting.delete(name)
  }
  /** Releases requests that wait for a picture that will not be drawn. */
  const giveUp = (): void => {
    for (const name of [...missing.keys()]) settle(name)
  }
  const store = async ({ name, pictures }: Drawn): Promise<void> => {
    if (!pictures) throw new Error(`the picture ${name} could not be drawn`)
    for (const size of photoSizes)
      await storage.put(storedPhotoName(name, size), Buffer.from(pictures[size]), 'image/webp')
  }
  worker.on('message', (drawn: Drawn) => {
    store(drawn)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture is missing'))
      .finally(() => {
        settle(drawn.name)
        drawNext()
      })
  })
  worker.on('error', (error) => log.warn({ err: error }, 'the drawing stopped'))
  worker.on('exit', giveUp)

  const { get } = storage
  storage.get = async (objectName) => {
    const found = await get(objectName)
    const name = objectName.split('/')[1]
    if (found || !name || !missing.has(name)) return found
    await new Promise<void>((done) => waiting.set(name, [...(waiting.get(name) ?? []), done]))
    return get(objectName)
  }
  drawNext()
  return async () => {
    await worker.terminate()
  }
}
