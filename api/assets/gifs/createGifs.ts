import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { stickers } from './stickers'
import type { Sticker } from './stickers'

const size = 160
const frames = 14
const frameMs = 90

const renderSticker = async ({ draw }: Sticker): Promise<Buffer> => {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, frame) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${draw(frame / frames)}</svg>`,
        ),
      )
        .png()
        .toBuffer(),
    ),
  )
  return sharp(pictures, { join: { animated: true } })
    .webp({ quality: 70, alphaQuality: 70, effort: 6, loop: 0, delay: pictures.map(() => frameMs) })
    .toBuffer()
}

/** Rewrites the pictures and index.json in this folder, which are committed. Run after changing a sticker. */
const createGifs = async (folder: string): Promise<void> => {
  for (const sticker of stickers) {
    await writeFile(join(folder, `${sticker.id}.webp`), await renderSticker(sticker))
  }
  const list = stickers.map(({ id, title, tags }) => ({
    id,
    file: `${id}.webp`,
    title,
    tags,
    width: size,
    height: size,
  }))
  await writeFile(join(folder, 'index.json'), `${JSON.stringify(list, null, 2)}\n`)
}

createGifs(dirname(fileURLToPath(import.meta.url))).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
