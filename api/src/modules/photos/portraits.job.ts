import { setTimeout as after } from 'node:timers/promises'
import sharp from 'sharp'
import type { Deps } from '../../app/deps'
import type { Job } from '../../infra/jobs/jobs'
import { wholeFile } from './photos.presenter'
import { removeStoredPhoto } from './photos.service'
import { createPortraits } from './pipeline'
import type { Pictures } from './pipeline'
import { findPhotoToRender, setRendered, setUnrenderable } from './portraits.repository'
import type { PhotoToRender } from './portraits.repository'
import { storeFiles, storedPhotoName } from './storedFiles'

/** Photos per run: few, because stopping the process waits for the run. */
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
 * Renders the portraits of one photo. The photo is marked only after all files are stored, so a run that was
 * interrupted is repeated. Returns false if there is no photo left.
 */
export const renderNext = async (deps: Deps): Promise<boolean> => {
  const photo = await findPhotoToRender(deps.db)
  if (!photo) return false
  const pictures = await render(deps, photo)
  if (!pictures) await setUnrenderable(deps.db, photo.id, deps.now())
  else {
    await storeFiles(deps, photo.name, pictures.files)
    const isLeft = await setRendered(deps.db, photo.id, { ...pictures, now: deps.now() })
    if (!isLeft) await removeStoredPhoto(deps, { name: photo.name, width: pictures.width })
  }
  return true
}

/**
 * Renders the portraits that uploads did not wait for, and those of older photos. Pauses after each photo for
 * as long as it worked, to use at most half of a core.
 */
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
