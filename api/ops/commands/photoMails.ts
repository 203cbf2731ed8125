import sql from 'sql-template-tag'
import type { Deps } from '../../src/app/deps'
import type { Db } from '../../src/infra/db/Db'
import { mailComposer } from '../../src/infra/delivery/compose'

type SendMail = (tx: Db, values: Record<string, string>) => Promise<void>

/** Prepares an e-mail to the photo's owner in their language; null if the photo does not exist. */
export const mailOwner = async (
  deps: Deps,
  photoId: number,
  mail: 'photo_refused' | 'photo_appeal_decided',
): Promise<SendMail | null> => {
  const owner = await deps.db.maybe<{ email: string; name: string; language: string }>(sql`
    select u.email, u.name, u.language from photos p join users u on u.id = p.user_id where p.id = ${photoId}`)
  if (!owner) return null
  const compose = await mailComposer(deps, owner.language)
  return (tx, values) =>
    deps.mail.send(
      compose(mail, { to: owner.email, values: { name: owner.name, ...values }, path: '/profile' }),
      tx,
    )
}
