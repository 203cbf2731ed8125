import type { PhotoRefusal } from '@duetto/shared/domain'
import { photoRefusals } from '@duetto/shared/domain'
import { Option } from 'commander'
import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { DomainError } from '../../src/http/DomainError'
import { decidePhoto } from '../../src/modules/photos/decision.service'
import { reviewOrder } from '../../src/modules/photos/queue.repository'
import { wholeFile } from '../../src/modules/photos/photos.presenter'
import { storedPhotoName } from '../../src/modules/photos/storedFiles'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { writeOutputFile } from '../files'
import { readId } from '../values'

export const addPhotoCommands = (program: Command, context: Context, show: Show): void => {
  const { db, storage } = context.deps
  const photos = program.command('photos').description('photo review')
  photos
    .command('list')
    .description('lists photos with their scores, in the order of the review')
    .option('--all', 'include reviewed ones')
    .action(async ({ all }: { all?: true }) =>
      show(
        await db.many<Record<string, unknown>>(sql`
          select p.id, p.user_id as member, u.name as who, p.status, p.refusal, p.score, p.is_main, p.created_at
          from photos p join users u on u.id = p.user_id
          where p.status = 'pending' or ${all === true} order by ${reviewOrder}, p.id limit 200`),
      ),
    )
  photos
    .command('save <id> <file>')
    .description('saves the photo as a file, so that you can look at it before anyone else does')
    .action(async (id: string, file: string) => {
      const photo = await db.maybe<{ name: string }>(sql`select name from photos where id = ${readId(id)}`)
      const stored = photo && (await storage.get(storedPhotoName(photo.name, wholeFile)))
      if (!stored) throw new OpsError(`There is no photo ${id}.`)
      const path = await writeOutputFile(context, file, stored.bytes)
      await audit(db, context, { action: 'photo looked at', subject: `photo ${id}` })
      show({ photo: Number(id), file: path, type: stored.contentType })
    })
  photos
    .command('approve <id>')
    .description('approves the photo, which is then shown')
    .action(async (id: string) => {
      await decide(context, readId(id), null)
      show({ photo: Number(id), status: 'active' })
    })
  photos
    .command('reject <id>')
    .description('refuses the photo and tells its owner, who can appeal once')
    .addOption(
      new Option('--reason <reason>', 'what the owner is told').choices(photoRefusals).makeOptionMandatory(),
    )
    .action(async (id: string, { reason }: { reason: PhotoRefusal }) => {
      await decide(context, readId(id), reason)
      show({ photo: Number(id), status: 'rejected', reason })
    })
}

const decide = async ({ deps, actor }: Context, id: number, refusal: PhotoRefusal | null): Promise<void> => {
  try {
    await decidePhoto(deps, { name: actor }, { id, refusal })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'not_found') throw new OpsError(`There is no photo ${id}.`)
    if (error.code === 'conflict')
      throw new OpsError(`An operator reviews photo ${id} in the console, or has just decided.`)
    throw error
  }
}
