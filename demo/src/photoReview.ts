import sql from 'sql-template-tag'
import type { Job } from '@duetto/api/src/infra/jobs/jobs'
import { reviewPhoto } from '@duetto/api/src/modules/photos/review.service'

/** Minimum time before a photo is approved, in which its owner sees the state “in review”. */
const reviewMs = 15_000

export const photoReviewJob: Job = {
  name: 'demo_photo_review',
  everyMs: 5_000,
  run: async ({ db, now, fanout }) => {
    const before = new Date(now().getTime() - reviewMs)
    const due = await db.many<{ id: number }>(sql`
      select p.id from photos p join users u on u.id = p.user_id
      where p.status = 'pending' and p.created_at <= ${before} and not u.is_demo and not exists (
        select 1 from photo_reviews r where r.photo_id = p.id and r.leased_until > ${now()})
      order by p.id limit 50`)
    for (const { id } of due) {
      const photo = await db.tx((tx) => reviewPhoto(tx, id, null, now()))
      if (photo) await fanout.publish(photo.user_id, { type: 'resync' })
    }
  },
}
