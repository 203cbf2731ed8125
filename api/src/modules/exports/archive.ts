import { extname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Deps } from '../../app/deps'
import { exportData } from './memberData.service'
import { storedMediaName } from '../attachments/attachments.presenter'
import { wholeFile } from '../photos/photos.presenter'
import { storedPhotoName } from '../photos/storedFiles'
import { storedSelfieName } from '../verification/selfie'
import { findSelfiesOf } from '../verification/selfies.repository'
import { findMediaToExport, findPhotosToExport } from './exports.repository'
import { renderExportPage } from './page'

const stored = { compress: false }

interface File {
  from: string
  file: string
}

const inFolder = (folder: string, names: readonly string[]): File[] =>
  names.map((from, index) => ({ from, file: `${folder}/${index + 1}${extname(from)}` }))

export const createArchive = async (deps: Deps, userId: number, locale: string): Promise<Buffer> => {
  const data = await exportData(deps, userId)
  const own = await findPhotosToExport(deps.db, userId)
  const selfies = await findSelfiesOf(deps.db, userId)
  const media = await findMediaToExport(deps.db, userId)
  const pictures = {
    photos: inFolder('photos', [
      ...own.map(({ name }) => storedPhotoName(name, wholeFile)),
      ...selfies.map(({ file }) => storedSelfieName(file)),
    ]),
    messages: inFolder('messages', media.map(storedMediaName)),
  }
  const zip = new ZipFile()
  const fail = new Promise<never>((_, reject) => zip.on('error', reject))
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json')
  zip.addBuffer(
    Buffer.from(
      renderExportPage({
        data,
        locale,
        pictures: {
          photos: pictures.photos.map(({ file }) => file),
          messages: pictures.messages.map(({ file }) => file),
        },
      }),
    ),
    'index.html',
  )
  for (const { from, file } of Object.values(pictures).flat())
    zip.addReadStreamLazy(file, stored, (callback) => {
      deps.storage.get(from).then(
        (photo) => callback(null, Readable.from(photo ? [photo.bytes] : [])),
        (error: unknown) => callback(error, Readable.from([])),
      )
    })
  zip.end()
  return Promise.race([buffer(zip.outputStream), fail])
}
