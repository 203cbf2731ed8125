import { linkPictureSize, niches } from '@duetto/shared/domain'
import sharp from 'sharp'
import { landerNames, landers } from './entities/content/landers'
import type { LanderOptions } from './entities/content/landers'
import { compositionOf } from './linkPictures/compositions'
import { peopleFor } from './linkPictures/people'

type Look = Pick<LanderOptions, 'scene' | 'film' | 'firstPerson'>

const looks: Readonly<Record<string, Look>> = {
  index: { scene: 'collage', firstPerson: 0 },
  ...Object.fromEntries(landerNames.map((name) => [`landers-${name}`, landers[name]])),
}

const readFaces = async (dir: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      peopleFor('none', 0).map(async (name): Promise<[string, string]> => {
        const jpeg = await sharp(`${dir}/src/linkPictures/faces/${name}.webp`)
          .jpeg({ quality: 90 })
          .toBuffer()
        return [name, `data:image/jpeg;base64,${jpeg.toString('base64')}`]
      }),
    ),
  )

/** Draws no text, which makes the picture independent of language and fonts. */
const draw = (look: Look, faces: readonly string[]): Promise<Buffer> => {
  const { width, height } = linkPictureSize
  const drawing = compositionOf(look)((index) => faces[index % faces.length] ?? '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`
  return sharp(Buffer.from(svg), { unlimited: true })
    .flatten()
    .jpeg({ quality: 64, progressive: true })
    .toBuffer()
}

/**
 * The build calls this with the remote's folder. Renders the pictures of the routes `ids`. Returns JPEGs by
 * `<route id>.<niche>`.
 */
export const linkPictures = async (
  dir: string,
  ids: readonly string[] = Object.keys(looks),
): Promise<Record<string, Buffer>> => {
  const faces = await readFaces(dir)
  const pictures: Record<string, Buffer> = {}
  for (const id of ids) {
    const look = looks[id] as Look
    await Promise.all(
      niches.map(async (niche) => {
        const people = peopleFor(niche, look.firstPerson).map((name) => faces.get(name) ?? '')
        pictures[`${id}.${niche}`] = await draw(look, people)
      }),
    )
  }
  return pictures
}
