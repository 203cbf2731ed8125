import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Deps } from '@duetto/api/src/app/deps'
import { storedPhotoName } from '@duetto/api/src/modules/photos/storedFiles'
import { portraitTypes, portraitWidths } from '@duetto/shared/domain'
import { demoPhotoPx } from '../seed/photos'
import type { DemoPhoto } from '../seed/photos'
import { setPreview } from '../seed/photos.repository'
import type { DemoSettings } from '../settings'
import type { RenderResult, RenderTask } from './worker'

const aheadMs = 45_000
const aheadFile = '480.avif'

const filePattern = new RegExp(`^photos/([\\w-]+)/(full|\\d+)\\.(${portraitTypes.join('|')})$`)

const taskOf = (photos: ReadonlyMap<string, DemoPhoto>, file: string): RenderTask | undefined => {
  const [, name = '', size, type] = filePattern.exec(file) ?? []
  const photo = photos.get(name)
  const width = size === 'full' ? demoPhotoPx : Number(size)
  const found = portraitTypes.find((each) => each === type)
  if (!photo || !found || !portraitWidths(demoPhotoPx).includes(width)) return undefined
  return { file, width, type: found, portrait: photo.portrait, shot: photo.shot }
}

/**
 * Wraps `storage.get`, so that missing demo portraits are rendered on request. With `rendersAhead`, also renders main
 * photos in advance, for `aheadMs`.
 */
export const startRendering = (
  { storage, log, config, db }: Deps,
  photos: readonly DemoPhoto[],
  { rendersAhead }: Pick<DemoSettings, 'rendersAhead'>,
): (() => Promise<void>) => {
  const byName = new Map(photos.map((photo) => [photo.name, photo]))
  const worker = new Worker(join(import.meta.dirname, 'rendering.mjs'))
  worker.unref()
  const rendering = new Map<string, { done: Promise<void>; finish: () => void }>()

  const render = (task: RenderTask): Promise<void> => {
    const current = rendering.get(task.file)
    if (current) return current.done
    let finish = (): void => undefined
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    rendering.set(task.file, { done, finish })
    worker.postMessage(task)
    return done
  }
  const store = async ({ file, picture }: RenderResult): Promise<void> => {
    if (!picture) throw new Error(`the portrait ${file} could not be rendered`)
    const type = file.slice(file.lastIndexOf('.') + 1)
    await storage.put(file, Buffer.from(picture.bytes), `image/${type}`)
    await setPreview(db, file.split('/')[1] ?? '', picture.preview)
  }
  worker.on('message', (result: RenderResult) => {
    store(result)
      .catch((error: unknown) => log.warn({ err: error }, 'a portrait is missing'))
      .finally(() => {
        rendering.get(result.file)?.finish()
        rendering.delete(result.file)
      })
  })
  worker.on('error', (error) => log.warn({ err: error }, 'rendering stopped'))
  worker.on('exit', () => rendering.forEach(({ finish }) => finish()))

  const { get } = storage
  storage.get = async (file) => {
    const found = await get(file)
    const task = found ? undefined : taskOf(byName, file)
    if (!task) return found
    await render(task)
    return get(file)
  }

  let isStopped = false
  const renderAhead = async (): Promise<void> => {
    const until = Date.now() + aheadMs
    for (const { name } of photos.filter(({ isMain }) => isMain)) {
      const file = storedPhotoName(name, aheadFile)
      if (isStopped || Date.now() > until) return
      const task = existsSync(join(config.dataDir, 'media', file)) ? undefined : taskOf(byName, file)
      if (task) await render(task)
    }
  }
  // Processes with the role `worker` serve no photos, so they render none in advance.
  if (rendersAhead && config.role !== 'worker') void renderAhead()
  return async () => {
    isStopped = true
    await worker.terminate()
  }
}
