/** @jest-environment node */
import { join } from 'node:path'
import { linkPictureSize, niches } from '@duetto/shared/domain'
import sharp from 'sharp'
import { landerNames } from './entities/content/landers'
import { linkPictures } from './linkPictures'

const dir = join(__dirname, '..')
const MAX_BYTES = 80_000

it('[ROUTE-37] renders a link picture for every lander in every niche', async () => {
  const pictures = await linkPictures(dir)
  const ids = ['index', ...landerNames.map((name) => `landers-${name}`)]
  expect(Object.keys(pictures).sort()).toEqual(
    ids.flatMap((id) => niches.map((niche) => `${id}.${niche}`)).sort(),
  )
  for (const [key, picture] of Object.entries(pictures)) {
    const image = sharp(picture)
    expect([key, await image.metadata()]).toEqual([key, expect.objectContaining(linkPictureSize)])
    const small = await image.resize(240).png().toBuffer()
    expect([key, (await sharp(small).stats()).entropy > 3]).toEqual([key, true])
    expect([key, picture.length < MAX_BYTES]).toEqual([key, true])
  }
}, 60_000)

it('[ROUTE-37] renders the same link picture each time', async () => {
  const ids = ['index']
  expect(await linkPictures(dir, ids)).toEqual(await linkPictures(dir, ids))
})
