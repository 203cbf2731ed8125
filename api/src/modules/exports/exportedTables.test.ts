import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import { activities } from '../privacy/activities'
import { exportedTables } from './exportedTables'
import { relatedParts } from './relatedData'

const ofOperators = 'About operators.'
const review = 'Names the operator who decides. The decision is exported with the photo or message.'
const derived = 'Derived from exported data.'
const technical = 'A technical value that says nothing more about the member than exported data.'

/** Tables that are not exported, with the reason. */
const excluded: Record<string, string> = {
  audit:
    'About operators: their acts and reasons, often with other people. What concerns the member is exported as warnings, restrictions, notes, decisions and credit entries.',
  auto_likes: 'The like is exported with the likes.',
  conversations: 'Exported as the member’s view, conversation_members.',
  fictional_answers: 'About fictional profiles only.',
  first_messages: 'Keyed hashes of messages, which are exported.',
  inbox_leases: 'Names the operator who answers. The conversation is exported.',
  login_attempts: 'Keyed by hashes, without a link to a member.',
  media_reviews: review,
  member_criteria: derived,
  member_versions: technical,
  operator_sessions: ofOperators,
  operator_views: ofOperators,
  operators: ofOperators,
  outbox:
    'Mails, text messages and pushes on their way, with links that log in. Their content is removed once sent.',
  passkey_challenges: 'Hashes for minutes, without a link to a member.',
  photo_removals: 'Random names of files, without a link to a member.',
  photo_reviews: review,
  reconciliations: 'Comparison of exported orders, credit entries and notices.',
  refused_pictures:
    'Fingerprint and refusal are exported with the photo. No link remains after its deletion.',
  swipe_cursors: technical,
  swipe_days: derived,
}

describeOnEngine('the list of exported tables', (engine) => {
  const t = useTestApp({ engine })

  const tablesOfMembers = async (): Promise<string[]> => {
    const reached = await t.db.many<{ name: string }>(sql`
      with recursive reached(id) as (
        select 'users'::regclass::oid
        union select k.conrelid from pg_constraint k join reached r on k.confrelid = r.id where k.contype = 'f')
      select relname as name from pg_class where oid in (select id from reached)`)
    const registered = activities.flatMap(({ kinds }) => kinds.flatMap(({ holds }) => Object.keys(holds)))
    return [...new Set([...reached.map(({ name }) => name), ...registered])].toSorted()
  }
  const exported = new Set([
    'users',
    ...[...Object.values(exportedTables), ...Object.values(relatedParts)].map(({ table }) => table),
  ])
  const unexplained = async () =>
    (await tablesOfMembers()).filter((name) => !exported.has(name) && !Object.hasOwn(excluded, name))

  it('[TRUST-10] every table with personal data or a chain of keys to a member is exported or excluded with a reason', async () => {
    expect(await unexplained()).toEqual([])
  })

  it('[TRUST-10] a new table that references only a payment is noticed', async () => {
    await t.db.script('create table payment_moods (payment_id bigint references payments)')
    try {
      expect(await unexplained()).toEqual(['payment_moods'])
    } finally {
      await t.db.script('drop table payment_moods')
    }
  })

  it('[TRUST-10] no table is excluded that is exported or has no personal data', async () => {
    const tables = await tablesOfMembers()
    expect(Object.keys(excluded).filter((name) => exported.has(name) || !tables.includes(name))).toEqual([])
  })
})
