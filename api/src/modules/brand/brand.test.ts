import { brandIconPath, logoPath } from '@duetto/shared/domain'
import { fileKind } from '@duetto/shared/media/kind'
import sharp from 'sharp'
import { createTestApp, describeOnEngine } from '../../testing'
import type { TestApp } from '../../testing'
import { uploadBrandPicture } from './upload.service'

const svg = (content: string, size = 'width="60" height="20"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>${content}</svg>`,
  )
const logo = svg('<rect width="60" height="20" fill="#0b1f4d"/>')

describeOnEngine('pictures of a brand', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterAll(() => t.close())
  const get = (url: string) => t.app.inject({ url })

  it('serves a logo under its content hash and size, to be cached for a year', async () => {
    const name = await uploadBrandPicture(t.deps, 'logo', logo)
    expect(name).toMatch(/^[0-9a-f]{32}-480x160$/)
    expect(await uploadBrandPicture(t.deps, 'logo_dark', logo)).toBe(name)
    const { statusCode, headers, rawPayload } = await get(logoPath(name))
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ])
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 480, height: 160 })
  })

  it('renders every size of an icon, and a dot for unread messages', async () => {
    const name = await uploadBrandPicture(
      t.deps,
      'icon',
      svg('<rect width="60" height="20" fill="#0b1f4d"/>'),
    )
    const sizes = { '192.png': 192, '512.png': 512, 'maskable.png': 512, 'apple.png': 180, 'new.png': 192 }
    for (const [file, side] of Object.entries(sizes)) {
      const { rawPayload } = await get(brandIconPath(name, file as keyof typeof sizes))
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: side, height: side })
    }
    const red = async (file: 'new.png' | '192.png') => {
      const { rawPayload } = await get(brandIconPath(name, file))
      const { data } = await sharp(rawPayload)
        .ensureAlpha()
        .extract({ left: 147, top: 45, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (data[0] ?? 0) > 150 && (data[3] ?? 0) === 255
    }
    expect([await red('192.png'), await red('new.png')]).toEqual([false, true])
  })

  it.each([
    ['a script', '<script>alert(1)</script><rect width="60" height="20" fill="red" onload="alert(1)"/>'],
    [
      'a file',
      '<image width="60" height="20" xlink:href="file:///etc/hostname"/><rect width="9" height="9"/>',
    ],
    ['a link', '<image width="60" height="20" href="http://127.0.0.1:9/x.png"/><rect width="9" height="9"/>'],
  ])('stores only the pixels of an SVG with %s', async (_, content) => {
    const name = await uploadBrandPicture(t.deps, 'logo', svg(content))
    const { rawPayload } = await get(logoPath(name))
    expect(fileKind(rawPayload)).toBe('png')
    expect(rawPayload.toString('latin1')).not.toMatch(/script|onload|xlink|http|svg/i)
  })

  it.each([
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'the file must be a PNG or an SVG'],
    ['a page', Buffer.from('<html><body>no</body></html>'), 'the file is not a readable picture'],
    ['half a PNG', Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'), 'the file is not a readable picture'],
    ['200 kB', Buffer.alloc(200 * 1024), 'the file has 200 kB; at most 180 kB are allowed'],
    [
      'an entity bomb',
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(100)}">${['b', 'c', 'd', 'e', 'f', 'g'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdef'[at]};`.repeat(100)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&g;</text></svg>`,
      ),
      'the file is not a readable picture',
    ],
    [
      '100,000 pixels',
      svg('<rect/>', 'width="100000" height="100000"'),
      'the file is not a readable picture',
    ],
  ])('refuses %s and says why', async (_, bytes, reason) => {
    await expect(uploadBrandPicture(t.deps, 'logo', bytes)).rejects.toMatchObject({
      code: 'bad_input',
      details: { field: 'picture', reason },
    })
  })

  it.each(['/media/brand/..%2Fphotos/logo.png', '/media/brand/abc/logo.png', `${logoPath('0'.repeat(32))}x`])(
    'does not serve %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404)
    },
  )
})
