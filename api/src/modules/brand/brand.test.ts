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

  it('stores only the pixels of an SVG', async () => {
    const hostile = '<script>alert(1)</script><rect width="60" height="20" fill="red" onload="alert(1)"/>'
    const name = await uploadBrandPicture(t.deps, 'logo', svg(hostile))
    const { rawPayload } = await get(logoPath(name))
    expect(fileKind(rawPayload)).toBe('png')
    expect(rawPayload.toString('latin1')).not.toMatch(/script|onload|xlink|http|svg/i)
  })

  const picture = '<image width="60" height="20" href="data:image/png;base64,iVBORw0KGgo="/>'
  it.each([
    ['an embedded picture', svg(picture)],
    ['one with a prefix', svg(picture.replace('image', 'x:image'))],
    ['one in a filter', svg('<filter id="f"><feImage href="data:image/png;base64,iVBORw0KGgo="/></filter>')],
    ['a file', svg('<image width="60" height="20" xlink:href="file:///etc/hostname"/>')],
    ['a link', svg('<image width="60" height="20" href="http://127.0.0.1:9/x.png"/>')],
    ['an entity', Buffer.concat([Buffer.from('<!DOCTYPE svg [<!ENTITY a "&#60;image/>">]>'), svg('&a;')])],
    ['another encoding', Buffer.concat([Buffer.from('<?xml version="1.0" encoding="UTF-7"?>'), logo])],
    ['two bytes per character', Buffer.from(logo.toString(), 'utf16le')],
  ])('refuses an SVG with %s, which could unpack to gigabytes', async (_, bytes) => {
    await expect(uploadBrandPicture(t.deps, 'logo', bytes)).rejects.toMatchObject({
      details: { reason: expect.stringContaining('without embedded pictures') as string },
    })
  })

  it('accepts an SVG with a declaration and a document type', async () => {
    const head = '<?xml version="1.0" encoding="utf-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">'
    expect(await uploadBrandPicture(t.deps, 'logo', Buffer.concat([Buffer.from(head), logo]))).toBeTruthy()
  })

  it.each([
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'the file must be a PNG or an SVG'],
    ['a page', Buffer.from('<html><body>no</body></html>'), 'the file is not a readable picture'],
    ['half a PNG', Buffer.from('\x89PNG\r\n\x1a\nxx', 'latin1'), 'the file is not a readable picture'],
    ['200 kB', Buffer.alloc(200 * 1024), 'the file has 200 kB; at most 180 kB are allowed'],
    [
      '100,000 pixels',
      svg('<rect/>', 'width="100000" height="100000"'),
      'the file is not a readable picture',
    ],
  ])('refuses %s with the reason', async (_, bytes, reason) => {
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
