import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Deps } from '@duetto/api/src/app/deps'
import { photoSizes, storedPhotoName } from '@duetto/api/src/modules/photos/photos.presenter'
import type { DemoPhoto } from '../seed/photos'
import type { Drawing, Drawn } from './worker'

/** What nobody waits for is drawn a fifth of the time, because the site is used meanwhile. */
const REST = 4

const isFace = ({ photo, size }: Drawing): boolean => photo.isMain && size === 'thumb'

/** Everything that does not exist yet by its name in the storage, the faces of lists first. */
const missingOf = (photos: readonly DemoPhoto[], dataDir: string): Map<string, Drawing> => {
  const all = photos.flatMap((photo) => photoSizes.map((size): Drawing => ({ photo, size })))
  const rank = (drawing: Drawing): number => Number(isFace(drawing)) * 2 + Number(drawing.photo.isMain)
  return new Map(
    all
      .sort((a, b) => rank(b) - rank(a))
      .map((drawing) => [storedPhotoName(drawing.photo.name, drawing.size), drawing] as const)
      .filter(([name]) => !existsSync(join(dataDir, 'media', name))),
  )
}

/**
 * Draws missing files of pictures in the background, one at a time. A requested one is drawn next, and its request waits for it;
 * without `drawsAhead`, only requested ones are drawn.
 * Returns the stop function.
 */
export const startDrawing = (deps: Deps, photos: readonly DemoPhoto[]): (() => Promise<void>) => {
  const { storage, log, config } = deps
  const missing = missingOf(photos, config.dataDir)
  if (missing.size === 0) return async () => {}
  const worker = new Worker(join(import.meta.dirname, 'drawing.mjs'))
  worker.unref()
  /** Files that requests wait for, in order. */
  const waiting = new Map<string, (() => void)[]>()
  /** What the worker draws now, and since when. */
  let current: { name: string; startedAt: number } | null = null
  let rest: ReturnType<typeof setTimeout> | undefined

  const drawNext = (): void => {
    clearTimeout(rest)
    if (current) return
    if (missing.size === 0) return void worker.terminate()
    const name = waiting.keys().next().value ?? (config.drawsAhead ? missing.keys().next().value : undefined)
    const drawing = name === undefined ? undefined : missing.get(name)
    if (name === undefined || !drawing) return
    current = { name, startedAt: Date.now() }
    worker.postMessage(drawing)
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
  /** Faces are drawn without a rest: without them, every list of people is empty. */
  const goOn = (tookMs: number): void => {
    const next = missing.values().next().value
    const isUrgent = waiting.size > 0 || !next || isFace(next)
    if (isUrgent) drawNext()
    else rest = setTimeout(drawNext, tookMs * REST).unref()
  }
  const store = async (name: string, drawn: Drawn): Promise<void> => {
    if (!drawn) throw new Error(`the picture ${name} could not be drawn`)
    await storage.put(name, Buffer.from(drawn), 'image/webp')
  }
  worker.on('message', (drawn: Drawn) => {
    if (!current) return
    const { name, startedAt } = current
    store(name, drawn)
      .catch((error: unknown) => log.warn({ err: error }, 'a picture is missing'))
      .finally(() => {
        current = null
        settle(name)
        goOn(Date.now() - startedAt)
      })
  })
  worker.on('error', (error) => log.warn({ err: error }, 'the drawing stopped'))
  worker.on('exit', giveUp)

  const { get } = storage
  storage.get = async (objectName) => {
    const found = await get(objectName)
    if (found || !missing.has(objectName)) return found
    await new Promise<void>((done) => {
      waiting.set(objectName, [...(waiting.get(objectName) ?? []), done])
      drawNext()
    })
    return get(objectName)
  }
  drawNext()
  return async () => {
    clearTimeout(rest)
    await worker.terminate()
  }
}
