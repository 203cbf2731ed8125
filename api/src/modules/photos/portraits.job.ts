import { setTimeout as after } from 'node:timers/promises'
import sharp from 'sharp'
import type { Deps } from '../../app/deps'
import type { Job } from '../../infra/jobs/jobs'
import { wholeFile } from './photos.presenter'
import { scheduleRemoval } from './removals.repository'
import { removeOlderPortraits, runRemoval } from './removals.service'
import { createPortraits } from './pipeline'
import type { Pictures } from './pipeline'
import { findPhotoToRender, savePortraits, setRendered } from './portraits.repository'
import type { PhotoToRender } from './portraits.repository'
import { storeFiles, storedPhotoName } from './storedFiles'

/** Small, because a shutdown waits for the end of the run. */
const batch = 5

const render = async ({ storage, log }: Deps, { name }: PhotoToRender): Promise<Pictures | null> => {
  const whole = await storage.get(storedPhotoName(name, wholeFile))
  try {
    if (whole) return await createPortraits(sharp(whole.bytes))
    log.warn({ name }, 'a photo has no file')
  } catch (error) {
    log.warn({ err: error, name }, 'the portraits of a photo could not be rendered')
  }
  return null
}

/**
 * Returns false if no photo is left. Sets `rendered_at` last, so that an interrupted run is retried, and also sets it
 * if the photo cannot be rendered.
 */
export const renderNext = async (deps: Deps): Promise<boolean> => {
  const photo = await findPhotoToRender(deps.db)
  if (!photo) return false
  const { id, name } = photo
  const pictures = await render(deps, photo)
  if (pictures) {
    await storeFiles(deps, name, pictures.files)
    if (await savePortraits(deps.db, id, pictures)) await removeOlderPortraits(deps, name)
    else {
      await scheduleRemoval(deps.db, { name, width: pictures.width }, deps.now())
      await runRemoval(deps, name)
    }
  }
  await setRendered(deps.db, id, deps.now())
  return true
}

export const portraitsJob: Job = {
  name: 'portraits',
  everyMs: 5_000,
  run: async (deps) => {
    for (let count = 0; count < batch; count += 1) {
      const started = performance.now()
      if (!(await renderNext(deps))) return
      await after(performance.now() - started)
    }
  },
}
