import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestBucket } from '@duetto/shared/testing/bucket'
import type { StoragePort } from './StoragePort'
import { createS3Storage } from './s3Storage'
import { createFolderStorage } from './storage'
import { StorageError } from './StorageError'

describe.each(['folder', 'S3'] as const)('photo storage in %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'duetto-storage-'))
  let storage: StoragePort
  let service: Awaited<ReturnType<typeof startTestBucket>> | undefined
  beforeAll(async () => {
    if (kind === 'S3') service = await startTestBucket()
    storage = service ? createS3Storage(service.options) : createFolderStorage(folder)
  })
  afterAll(async () => {
    service?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('returns the stored bytes and type until the file is removed', async () => {
    const bytes = Buffer.from([0, 255, 128, 10])
    if (service) service.state.refusals = 1
    await storage.put('photos/abc/full.webp', bytes, 'image/webp')
    expect(await storage.get('photos/abc/full.webp')).toEqual({ bytes, contentType: 'image/webp' })
    await storage.remove('photos/abc/full.webp')
    await storage.remove('photos/abc/full.webp')
    expect(await storage.get('photos/abc/full.webp')).toBeNull()
    expect(service?.state.unsigned ?? 0).toBe(0)
  })

  it.each(['../secret', 'photos/../../etc/passwd', '/etc/passwd', 'photos/a b', ''])(
    'refuses the name %s',
    async (name) => {
      await expect(async () => storage.get(name)).rejects.toThrow(/not a storage name/)
      await expect(async () => storage.put(name, Buffer.from('x'), 'image/webp')).rejects.toThrow(
        /not a storage name/,
      )
    },
  )
})

it('reports an unreachable or missing bucket as a storage error', async () => {
  const service = await startTestBucket()
  const bucketUrl = service.options.bucketUrl.replace(/builds$/, 'nothing')
  const missing = createS3Storage({ ...service.options, bucketUrl })
  await expect(missing.put('a', Buffer.from('x'), 'image/webp')).rejects.toThrow(StorageError)
  const wrongKey = createS3Storage({ ...service.options, accessKeyId: 'another' })
  await expect(wrongKey.get('a')).rejects.toThrow(StorageError)
  const storage = createS3Storage(service.options)
  service.close()
  await expect(storage.probe()).rejects.toThrow(StorageError)
})

describe('read-only folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duetto-storage-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('causes a storage error, leaves no partial file, and fails the readiness probe', async () => {
    const storage = createFolderStorage(folder)
    await storage.probe()
    mkdirSync(join(folder, 'photos/abc/full.webp'), { recursive: true })
    await expect(storage.put('photos/abc/full.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      StorageError,
    )
    expect(readdirSync(join(folder, 'photos/abc'))).toEqual(['full.webp'])
    writeFileSync(join(folder, 'file'), '')
    const broken = createFolderStorage(join(folder, 'file'))
    await expect(broken.probe()).rejects.toThrow(StorageError)
    await expect(broken.put('a', Buffer.from('x'), 'image/webp')).rejects.toThrow(StorageError)
  })

  it('removes only the partial files of dead processes', async () => {
    const storage = createFolderStorage(folder)
    await storage.put('photos/def/full.webp', Buffer.from('x'), 'image/webp')
    writeFileSync(join(folder, 'photos/def/thumb.webp.20932.912'), 'half')
    await storage.sweep(new Date(0))
    expect(readdirSync(join(folder, 'photos/def'))).toHaveLength(2)
    // A dangling link is listed but cannot be read, like a draft that is renamed after the listing.
    symlinkSync(join(folder, 'gone'), join(folder, 'photos/abc/large.webp.20932.911'))
    await storage.sweep(new Date(Date.now() + 60_000))
    expect(readdirSync(join(folder, 'photos/def'))).toEqual(['full.webp'])
  })
})
