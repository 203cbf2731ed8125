import sql from 'sql-template-tag'
import { StorageError } from '../../infra/storage/StorageError'
import { runJob } from '../../infra/jobs/jobs'
import { describeOnEngine, useTestApp } from '../../testing'
import { createJpeg } from '../../testing/pictures'
import { retentionMs } from '../privacy/retention'
import { createPictures } from './pipeline'
import { uploadPhoto } from './photos.service'
import { renderNext } from './portraits.job'
import { photoRemovalsJob } from './removals.job'
import { storeFiles } from './storedFiles'

describeOnEngine('removal of the files of photos', (engine) => {
  const t = useTestApp({ engine })
  let jpeg: Buffer
  beforeAll(async () => {
    jpeg = await createJpeg(640, 800)
  })
  afterEach(() => jest.restoreAllMocks())

  const storageFails = () =>
    jest.spyOn(t.deps.storage, 'remove').mockRejectedValue(new StorageError(new Error('away')))
  const remaining = () => t.db.many(sql`select name from photo_removals`)

  it('[TRUST-10] deletes a photo at once while the storage fails, and its files later', async () => {
    const anna = await t.member()
    const { id } = await uploadPhoto(t.deps, anna.id, jpeg)
    const failing = storageFails()
    const { profile } = await anna.call('deletePhoto', { body: { id } })
    expect(profile.images).toEqual([])
    expect(t.stored.size).toBeGreaterThan(0)
    await expect(photoRemovalsJob.run(t.deps)).rejects.toThrow('not removed')
    failing.mockRestore()
    await photoRemovalsJob.run(t.deps)
    expect(await remaining()).toHaveLength(1)
    t.clock.add(photoRemovalsJob.everyMs)
    await runJob(t.deps, photoRemovalsJob)
    expect(t.stored.size).toBe(0)
    expect(await remaining()).toEqual([])
  })

  it('[TRUST-10] removes the files of an upload that ended with the process, after an hour', async () => {
    const anna = await t.member()
    // A failing removal after a failing insert leaves what a crash leaves.
    const failing = storageFails()
    const { tx } = t.deps.db
    let count = 0
    jest.spyOn(t.deps.db, 'tx').mockImplementation(async (work) => {
      count += 1
      if (count === 1) throw new Error('the process ended')
      return tx(work)
    })
    await expect(uploadPhoto(t.deps, anna.id, jpeg)).rejects.toThrow('the process ended')
    jest.restoreAllMocks()
    failing.mockRestore()
    const stored = t.stored.size
    expect(stored).toBeGreaterThan(0)
    t.clock.add(retentionMs.interruptedUpload - 1)
    await photoRemovalsJob.run(t.deps)
    expect(t.stored.size).toBe(stored)
    t.clock.add(1)
    await photoRemovalsJob.run(t.deps)
    expect(t.stored.size).toBe(0)
    expect(await remaining()).toEqual([])
  })

  it('[TRUST-10] never removes the files of an uploaded photo', async () => {
    const anna = await t.member()
    await uploadPhoto(t.deps, anna.id, jpeg)
    const stored = t.stored.size
    t.clock.add(2 * retentionMs.interruptedUpload)
    await photoRemovalsJob.run(t.deps)
    expect(t.stored.size).toBe(stored)
  })

  it('[TRUST-10] removes later the portraits of a photo that is deleted during the rendering', async () => {
    const anna = await t.member()
    await t.db.run(sql`insert into photos (user_id, name, position) values (${anna.id}, 'photo-of-anna', 0)`)
    await storeFiles(t.deps, 'photo-of-anna', (await createPictures(jpeg)).files)
    const { put } = t.deps.storage
    jest.spyOn(t.deps.storage, 'put').mockImplementation(async (...file) => {
      await put(...file)
      await t.db.run(sql`delete from photos`)
    })
    const failing = storageFails()
    await expect(renderNext(t.deps)).rejects.toThrow(StorageError)
    failing.mockRestore()
    await photoRemovalsJob.run(t.deps)
    expect(t.stored.size).toBe(0)
  })
})
