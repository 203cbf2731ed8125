import sharp from 'sharp'
import { StorageError } from '../../infra/storage/StorageError'
import { describeOnEngine, useTestApp } from '../../testing'
import { createJpeg } from '../../testing/pictures'
import { addPhotos } from '../../testing/social'
import { eraseUser } from '../accounts/deletion/erasure'
import { createPictures } from './pipeline'
import { renderNext } from './portraits.job'
import { storeFiles } from './storedFiles'

describeOnEngine('portraits', (engine) => {
  const t = useTestApp({ engine })

  const addStored = async ({ count = 1, size = [600, 750] as [number, number], isOlder = true } = {}) => {
    const anna = await t.member()
    const ids = await addPhotos(t.db, anna.id, count)
    const { files, width } = await createPictures(await createJpeg(...size))
    for (let n = 0; n < count; n += 1)
      await storeFiles(
        t.deps,
        `photo-${anna.id}-${n}`,
        isOlder ? { 'full.webp': files['full.webp'] ?? Buffer.alloc(0) } : files,
      )
    if (!isOlder) await t.db.script(`update photos set width = ${width}`)
    return { anna, ids }
  }
  const storedOf = (name: string) =>
    [...t.stored.keys()].filter((key) => key.includes(`/${name}/`)).map((key) => key.split('/').at(-1) ?? '')
  const renderAll = async () => {
    let count = 0
    while (await renderNext(t.deps)) count += 1
    return count
  }

  it('[PHOTO-02] renders an older photo in all widths and formats, and presents them once they are stored', async () => {
    const { anna } = await addStored()
    const before = (await anna.call('getProfile')).profile.main_image
    expect(before).toMatchObject({ portrait: null, portrait_width: null, has_avif: false, preview: null })
    expect(await renderAll()).toBe(1)
    const image = (await anna.call('getProfile')).profile.main_image
    expect(image).toMatchObject({ portrait_width: 600, has_avif: true, preview: expect.any(String) })
    expect(Buffer.from(image?.preview ?? '', 'base64').length).toBeLessThanOrEqual(25)
    for (const width of [240, 480, 600])
      for (const type of ['avif', 'webp']) {
        const url = image?.portrait?.replace('{file}', `${width}.${type}`) ?? ''
        const answer = await t.app.inject({ url, headers: { cookie: anna.call.cookie } })
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${type}`])
        expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width, height: width * 1.25 })
      }
  })

  it('adds AVIF and the widest portrait to the files of an upload', async () => {
    const { anna } = await addStored({ size: [1500, 1875], isOlder: false })
    const image = async () => (await anna.call('getProfile')).profile.main_image
    expect(await image()).toMatchObject({ portrait_width: 800, has_avif: false })
    await renderAll()
    expect(await image()).toMatchObject({ portrait_width: 1200, has_avif: true })
    expect(storedOf(`photo-${anna.id}-0`)).toEqual(
      expect.arrayContaining(['240.avif', '480.avif', '800.avif', '1200.avif', '1200.webp']),
    )
  })

  describe('older portraits', () => {
    const older = ['thumb.webp', 'match.webp']
    const addOlder = async () => {
      const { anna } = await addStored()
      const name = `photo-${anna.id}-0`
      for (const file of older)
        await t.deps.storage.put(`photos/${name}/${file}`, Buffer.from(file), 'image/webp')
      const get = (file: string) =>
        t.app.inject({ url: `/media/photos/${name}/${file}`, headers: { cookie: anna.call.cookie } })
      return { name, get }
    }

    it('are removed once the new ones are stored, and open pages get their successors', async () => {
      const { name, get } = await addOlder()
      await renderAll()
      expect(storedOf(name).filter((file) => older.includes(file))).toEqual([])
      for (const [file, width] of [
        ['thumb.webp', 240],
        ['match.webp', 480],
      ] as const)
        expect(await sharp((await get(file)).rawPayload).metadata()).toMatchObject({ width })
    })

    it('remain until all new ones are stored', async () => {
      const { name, get } = await addOlder()
      const { put } = t.deps.storage
      t.deps.storage.put = async (...object) => {
        if (object[0].endsWith('/600.avif')) throw new StorageError(new Error('ENOSPC'))
        await put(...object)
      }
      await expect(renderAll()).rejects.toThrow(StorageError)
      t.deps.storage.put = put
      expect((await get('thumb.webp')).body).toBe('thumb.webp')
      expect(await renderAll()).toBe(1)
      expect(storedOf(name).filter((file) => older.includes(file))).toEqual([])
    })

    it('are removed by the next run if the removal fails', async () => {
      const { name } = await addOlder()
      const { remove } = t.deps.storage
      t.deps.storage.remove = () => Promise.reject(new StorageError(new Error('away')))
      await expect(renderAll()).rejects.toThrow(StorageError)
      t.deps.storage.remove = remove
      expect(storedOf(name)).toEqual(expect.arrayContaining(older))
      expect(await renderAll()).toBe(1)
      expect(storedOf(name).filter((file) => older.includes(file))).toEqual([])
    })
  })

  it('continues after an interruption with the photo that was not finished', async () => {
    const { anna } = await addStored({ count: 3 })
    const { put } = t.deps.storage
    let writes = 0
    t.deps.storage.put = async (...object) => {
      if ((writes += 1) === 9) throw new StorageError(new Error('ENOSPC'))
      return put(...object)
    }
    await expect(renderAll()).rejects.toThrow(StorageError)
    t.deps.storage.put = put
    const ready = async () => (await anna.call('getProfile')).profile.images.map(({ has_avif }) => has_avif)
    expect(await ready()).toEqual([true, false, false])
    expect(await renderAll()).toBe(2)
    expect(await ready()).toEqual([true, true, true])
  })

  it('skips a photo whose file is missing or unreadable, and keeps its older files', async () => {
    const { anna } = await addStored({ count: 3 })
    t.stored.delete(`photos/photo-${anna.id}-0/full.webp`)
    await t.deps.storage.put(`photos/photo-${anna.id}-1/full.webp`, Buffer.from('RIFF'), 'image/webp')
    expect(await renderAll()).toBe(3)
    const { images } = (await anna.call('getProfile')).profile
    expect(images.map(({ has_avif }) => has_avif)).toEqual([false, false, true])
    expect(images[0]?.thumb_filename).toMatch(/thumb\.webp$/)
  })

  it.each(['deletePhoto', 'eraseUser'] as const)(
    '[PHOTO-03] %s leaves no portrait that an interrupted run stored',
    async (way) => {
      const { anna, ids } = await addStored({ size: [1000, 1250] })
      const { put } = t.deps.storage
      t.deps.storage.put = async (...object) => {
        await put(...object)
        if (object[0].endsWith('/1000.webp')) throw new StorageError(new Error('ENOSPC'))
      }
      await expect(renderAll()).rejects.toThrow(StorageError)
      t.deps.storage.put = put
      const name = `photo-${anna.id}-0`
      expect(storedOf(name)).toEqual(expect.arrayContaining(['800.avif', '1000.webp']))
      if (way === 'eraseUser') await eraseUser(t.deps, anna.id)
      else await anna.call('deletePhoto', { body: { id: ids[0] ?? 0 } })
      expect(storedOf(name)).toEqual([])
    },
  )

  it('[PHOTO-03] an erasure that fails midway leaves no file once it is repeated', async () => {
    const { anna } = await addStored({ size: [1000, 1250] })
    const name = `photo-${anna.id}-0`
    await renderAll()
    await t.db.script('update photos set width = null')
    const { remove } = t.deps.storage
    t.deps.storage.remove = async (file) => {
      if (file.endsWith('/1000.webp')) throw new StorageError(new Error('away'))
      await remove(file)
    }
    await expect(eraseUser(t.deps, anna.id)).rejects.toThrow(StorageError)
    t.deps.storage.remove = remove
    expect(storedOf(name)).toContain('1000.webp')
    await eraseUser(t.deps, anna.id)
    expect(storedOf(name)).toEqual([])
  })

  it('[PHOTO-03] leaves no file of a photo that is deleted while it is rendered', async () => {
    const { anna, ids } = await addStored()
    const { put } = t.deps.storage
    t.deps.storage.put = async (...object) => {
      await put(...object)
      if (object[0].endsWith('/600.avif')) await anna.call('deletePhoto', { body: { id: ids[0] ?? 0 } })
    }
    await renderAll()
    t.deps.storage.put = put
    expect(storedOf(`photo-${anna.id}-0`)).toEqual([])
  })
})
