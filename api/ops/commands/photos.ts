import type { Command } from 'commander'
import sql from 'sql-template-tag'
import { promoteMain } from '../../src/modules/photos/photos.repository'
import { audit } from '../audit'
import { OpsFault } from '../Context'
import type { Context, Show } from '../Context'
import { readId } from '../values'

export const addPhotoCommands = (program: Command, context: Context, show: Show): void => {
  const { db, config } = context.deps
  const photos = program.command('photos').description('photo review')
  photos
    .command('list')
    .description('lists photos in review, oldest first')
    .option('--all', 'include reviewed ones')
    .action(async ({ all }: { all?: true }) => {
      const rows = await db.many<{ name: string }>(sql`
        select p.id, p.user_id as member, u.name as who, p.status, p.is_main, p.created_at, p.name
        from photos p join users u on u.id = p.user_id
        where p.status = 'pending' or ${all === true} order by p.created_at, p.id limit 200`)
      show(
        rows.map(({ name, ...row }) => ({
          ...row,
          url: `${config.publicUrl}/media/photos/${name}/full.webp`,
        })),
      )
    })
  for (const [name, status] of [
    ['approve', 'active'],
    ['reject', 'rejected'],
  ] as const)
    photos
      .command(`${name} <id>`)
      .description(
        name === 'approve' ? 'approves the photo, which is then shown' : 'refuses the photo for good',
      )
      .option('--reason <text>', 'for the audit log', '')
      .action(async (id: string, { reason }: { reason: string }) => {
        await decide(context, readId(id), status, reason)
        show({ photo: Number(id), status })
      })
}

const decide = (context: Context, id: number, status: 'active' | 'rejected', reason: string): Promise<void> =>
  context.deps.db.tx(async (tx) => {
    const photo = await tx.maybe<{ user_id: number; is_main: boolean }>(sql`
      update photos set status = ${status}, is_main = is_main and ${status === 'active'}
      where id = ${id} returning user_id, is_main`)
    if (!photo) throw new OpsFault(`There is no photo ${id}.`)
    const main = await tx.maybe(
      sql`select 1 from photos where user_id = ${photo.user_id} and is_main and status <> 'rejected'`,
    )
    if (!main) await promoteMain(tx, photo.user_id)
    await audit(tx, context, { action: `photo ${status}`, subject: `photo ${id}`, details: { reason } })
  })
