import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '../../app/deps'
import { exportData } from '../accounts/export.service'
import { storedPhotoName } from '../photos/photos.presenter'
import { findPhotosToExport } from './exports.repository'
import { renderExportPage } from './page'

/** Photos are compressed already. */
const stored = { compress: false }

/**
 * The archive of everything held about a member: data.json for machines, index.html for people, and the photos. They are read
 * one after the other, as the archive takes them.
 */
export const makeArchive = async (deps: Deps, userId: number, locale: string): Promise<Buffer> => {
  const data = await exportData(deps, userId)
  const photos = (await findPhotosToExport(deps.db, userId)).map(({ name }, index) => ({
    name,
    file: `photos/${index + 1}.webp`,
  }))
  const zip = new ZipFile()
  const fail = new Promise<never>((_, reject) => zip.on('error', reject))
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  zip.addBuffer(
    Buffer.from(renderExportPage({ data, locale, photos: photos.map(({ file }) => file) })),
    'index.html',
  )
  for (const { name, file } of photos)
    zip.addReadStreamLazy(file, stored, (give) => {
      deps.storage.get(storedPhotoName(name, 'full')).then(
        (photo) => give(null, Readable.from(photo ? [photo.bytes] : [])),
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  zip.end()
  return Promise.race([buffer(zip.outputStream), fail])
}
