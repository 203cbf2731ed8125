import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { createPictures, createPortraits } from '../../../api/src/modules/photos/pipeline'
import { wholeFile } from '../../../api/src/modules/photos/photos.presenter'
import { storedPhotoName } from '../../../api/src/modules/photos/storedFiles'
import { createDemoPeople } from '../../../demo/src/people'
import { guests } from '../../../demo/src/seed/guests'
import { photosOf } from '../../../demo/src/seed/photos'
import { createPhotoLike } from '../api/photoLike'

const variety = 8

export const storePhotos = async (dataDir: string): Promise<void> => {
  const people = [...guests.map(({ person }) => person), ...createDemoPeople(new Date('2026-01-01'))]
  const names = people.flatMap(photosOf).map(({ name }) => name)
  const pathOf = (name: string, file: string): string => {
    const path = join(dataDir, 'media', storedPhotoName(name, file))
    mkdirSync(dirname(path), { recursive: true })
    return path
  }
  for (let kind = 0; kind < variety; kind += 1) {
    const { files: uploaded } = await createPictures(await createPhotoLike(kind + 1))
    const { files } = await createPortraits(sharp(uploaded[wholeFile]))
    for (const [file, bytes] of Object.entries({ ...uploaded, ...files })) {
      const original = pathOf(`like-${kind}`, file)
      writeFileSync(original, bytes)
      for (const name of names.filter((_, index) => index % variety === kind)) {
        const path = pathOf(name, file)
        rmSync(path, { force: true })
        linkSync(original, path)
      }
    }
  }
}
