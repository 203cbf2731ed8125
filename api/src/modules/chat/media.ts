import type { CallBody } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Db } from '../../infra/db/Db'
import { takeGif } from '../gifs/gifs.service'
import { presentImage } from '../photos/photos.presenter'
import { findOwnPhoto } from './sender.repository'

/** URL of a photo or GIF in a message; only the member's own reviewed photos, and GIFs of the library. */
export const findMedia = async (
  tx: Db,
  userId: number,
  body: CallBody<'sendMessage'>,
): Promise<string | null> => {
  if (body.kind === 'gif') {
    const address = await takeGif(tx, body.gif ?? '')
    if (!address) throw new DomainError('bad_input', { field: 'gif' })
    return address
  }
  if (body.kind !== 'photo') return null
  const name = body.photo === undefined ? undefined : await findOwnPhoto(tx, userId, body.photo)
  if (body.photo === undefined || name === undefined) throw new DomainError('bad_input', { field: 'photo' })
  return presentImage({ id: body.photo, name, status: 'active' }).filename
}
