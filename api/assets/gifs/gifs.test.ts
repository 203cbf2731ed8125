import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gifts } from '@duetto/shared/domain'
import sharp from 'sharp'
import { stickers } from './stickers'

const folder = join(__dirname)
const list = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  id: string
  file: string
  tags: string[]
}[]

describe('chat stickers and gifts', () => {
  it('[CHAT-05] lists every sticker with its tags', () =>
    expect(list.map(({ id, tags }) => ({ id, tags }))).toEqual(
      stickers.map(({ id, tags }) => ({ id, tags })),
    ))

  it.each(list.map(({ file }) => file))(
    '[CHAT-05] %s is an endless animation of at most 30 kB',
    async (file) => {
      const path = join(folder, file)
      expect(statSync(path).size).toBeLessThanOrEqual(30_000)
      const { pages, loop } = await sharp(path, { animated: true }).metadata()
      expect(pages).toBeGreaterThan(5)
      expect(loop).toBe(0)
    },
  )

  it.each(gifts.map(({ id }) => id))('[MEMBER-10] the gift %s has a drawing', async (id) => {
    const { format, width, height } = await sharp(join(folder, '../gifts', `${id}.svg`)).metadata()
    expect([format, width, height]).toEqual(['svg', 160, 160])
  })
})
