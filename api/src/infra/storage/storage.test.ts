import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoragePort } from './StoragePort'
import { createS3Storage } from './s3Storage'
import { createFolderStorage } from './storage'
import { StorageFault } from './StorageFault'

const bucket = 'photos'

/**
 * A bucket over real HTTP that only accepts signed requests, and answers 503 once before it accepts an
 * object.
 */
const startBucket = async () => {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const seen = { refusals: 0, unsigned: 0 }
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const end = (status: number, bytes?: Buffer, type = 'text/plain') =>
        response.writeHead(status, { 'content-type': type }).end(bytes)
      const { authorization = '', 'x-amz-content-sha256': hash } = request.headers
      const isSigned =
        /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-test\/s3\/aws4_request, .*Signature=/.test(authorization)
      const isWhole = hash === 'UNSIGNED-PAYLOAD' || hash === createHash('sha256').update(body).digest('hex')
      if (!isSigned || !isWhole) {
        seen.unsigned += 1
        return end(403)
      }
      const name = (request.url ?? '').slice(`/${bucket}/`.length)
      const found = objects.get(name)
      if (request.method === 'GET') return found ? end(200, found.bytes, found.type) : end(404)
      if (request.method === 'PUT') {
        seen.refusals += 1
        if (seen.refusals === 1) return end(503)
        objects.set(name, { bytes: body, type: String(request.headers['content-type']) })
        return end(200)
      }
      objects.delete(name)
      return end(204)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/${bucket}`, seen, server }
}

describe.each(['folder', 'S3'] as const)('photo storage in %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'duetto-storage-'))
  let storage: StoragePort
  let service: Awaited<ReturnType<typeof startBucket>> | undefined
  beforeAll(async () => {
    if (kind === 'S3') service = await startBucket()
    const keys = { region: 'eu-test', accessKeyId: 'key', secretAccessKey: 'secret' }
    storage = service ? createS3Storage({ bucketUrl: service.url, ...keys }) : createFolderStorage(folder)
  })
  afterAll(async () => {
    service?.server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('gives back byte for byte what it was given, with its type, until it is removed', async () => {
    const bytes = Buffer.from([0, 255, 128, 10])
    await storage.put('photos/abc/full.webp', bytes, 'image/webp')
    expect(await storage.get('photos/abc/full.webp')).toEqual({ bytes, contentType: 'image/webp' })
    await storage.remove('photos/abc/full.webp')
    await storage.remove('photos/abc/full.webp')
    expect(await storage.get('photos/abc/full.webp')).toBeNull()
    expect(service?.seen.unsigned ?? 0).toBe(0)
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

describe('a folder that cannot be written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duetto-storage-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is a fault of the storage, leaves no part of a picture, and probes as what it is', async () => {
    const storage = createFolderStorage(folder)
    await storage.probe()
    // A folder where the file should be: renaming onto it fails after the bytes are written, even for root.
    mkdirSync(join(folder, 'photos/abc/full.webp'), { recursive: true })
    await expect(storage.put('photos/abc/full.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(
      StorageFault,
    )
    expect(readdirSync(join(folder, 'photos/abc'))).toEqual(['full.webp'])
    writeFileSync(join(folder, 'file'), '')
    const broken = createFolderStorage(join(folder, 'file'))
    await expect(broken.probe()).rejects.toThrow(StorageFault)
    await expect(broken.put('a', Buffer.from('x'), 'image/webp')).rejects.toThrow(StorageFault)
  })

  it('is rid of what a process that died had left, and of nothing else', async () => {
    const storage = createFolderStorage(folder)
    await storage.put('photos/def/full.webp', Buffer.from('x'), 'image/webp')
    writeFileSync(join(folder, 'photos/def/thumb.webp.20932.912'), 'half')
    await storage.sweep(new Date(0))
    expect(readdirSync(join(folder, 'photos/def'))).toHaveLength(2)
    await storage.sweep(new Date(Date.now() + 60_000))
    expect(readdirSync(join(folder, 'photos/def'))).toEqual(['full.webp'])
  })
})
