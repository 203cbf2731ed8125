import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Deps } from '@duetto/api/src/app/deps'
import { photoSizes, storedPhotoName } from '@duetto/api/src/modules/photos/photos.presenter'
import type { DemoPhoto } from '../seed/photos'
import type { DemoSettings } from '../settings'
import type { RenderResult, RenderTask } from './worker'

/** Pause after each background render, as a multiple of its duration. 4 limits rendering to a fifth of a core. */
const pauseFactor = 4

const isThumbnail = ({ photo, size }: RenderTask): boolean => photo.isMain && size === 'thumb'

/** Returns tasks for missing files by storage name. Main photos' thumbnails come first, because lists need them. */
const missingTasks = (photos: readonly DemoPhoto[], dataDir: string): Map<string, RenderTask> => {
  const all = photos.flatMap((photo) => photoSizes.map((size): RenderTask => ({ photo, size })))
  const rank = (task: RenderTask): number => Number(isThumbnail(task)) * 2 + Number(task.photo.isMain)
  return new Map(
    all
      .sort((a, b) => rank(b) - rank(a))
      .map((task) => [storedPhotoName(task.photo.name, task.size), task] as const)
      .filter(([name]) => !existsSync(join(dataDir, 'media', name))),
  )
}

/**
 * Renders missing portraits in the background, one at a time. A requested portrait is rendered next, and its
 * request waits for it. Without `rendersAhead`, only requested portraits are rendered. Returns the stop function.
 */
export const startRendering = (
  { storage, log, config }: Deps,
  photos: readonly DemoPhoto[],
  { rendersAhead }: Pick<DemoSettings, 'rendersAhead'>,
): (() => Promise<void>) => {
  const missing = missingTasks(photos, config.dataDir)
  if (missing.size === 0) return async () => {}
  const worker = new Worker(join(import.meta.dirname, 'rendering.mjs'))
  worker.unref()
  /** Callbacks of waiting requests by file name, in request order. */
  const waiting = new Map<string, (() => void)[]>()
  let current: { name: string; startedAt: number } | null = null
  let pause: ReturnType<typeof setTimeout> | undefined

  const renderNext = (): void => {
    clearTimeout(pause)
    if (current) return
    if (missing.size === 0) return void worker.terminate()
    const name = waiting.keys().next().value ?? (rendersAhead ? missing.keys().next().value : undefined)
    const task = name === undefined ? undefined : missing.get(name)
    if (name === undefined || !task) return
    current = { name, startedAt: Date.now() }
    worker.postMessage(task)
  }
  const finish = (name: string): void => {
    missing.delete(name)
    for (const resolve of waiting.get(name) ?? []) resolve()
    waiting.delete(name)
  }
  /**
   * Schedules the next task. Requested portraits and thumbnails are rendered without a pause, because pages need them.
   */
  const schedule = (renderMs: number): void => {
    const next = missing.values().next().value
    const isUrgent = waiting.size > 0 || !next || isThumbnail(next)
    if (isUrgent) renderNext()
    else pause = setTimeout(renderNext, renderMs * pauseFactor).unref()
  }
  const store = async (name: string, result: RenderResult): Promise<void> => {
    if (!result) throw new Error(`the portrait ${name} could not be rendered`)
    await storage.put(name, Buffer.from(result), 'image/webp')
  }
  worker.on('message', (result: RenderResult) => {
    if (!current) return
    const { name, startedAt } = current
    store(name, result)
      .catch((error: unknown) => log.warn({ err: error }, 'a portrait is missing'))
      .finally(() => {
        current = null
        finish(name)
        schedule(Date.now() - startedAt)
      })
  })
  worker.on('error', (error) => log.warn({ err: error }, 'rendering stopped'))
  worker.on('exit', () => [...missing.keys()].forEach(finish))

  const { get } = storage
  storage.get = async (objectName) => {
    const found = await get(objectName)
    if (found || !missing.has(objectName)) return found
    await new Promise<void>((resolve) => {
      waiting.set(objectName, [...(waiting.get(objectName) ?? []), resolve])
      renderNext()
    })
    return get(objectName)
  }
  renderNext()
  return async () => {
    clearTimeout(pause)
    await worker.terminate()
  }
}
