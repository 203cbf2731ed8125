import sql from 'sql-template-tag'
import type { Db } from '../../../api/src/infra/db/Db'
import { until } from '../../../api/src/testing/runningApi'
import type { Site } from './site'

const signUpCount = 5
const domain = 'faults.example'

const untilTried = (db: Db) =>
  until(async () => {
    const { tried } = await db.one<{ tried: number }>(
      sql`select count(*)::int as tried from outbox
          where attempts > 0 and payload ->> 'to' like ${`%@${domain}`}`,
    )
    return tried === signUpCount
  })

export const signUpWithoutMail = async ({ apis, mailServer }: Site, db: Db) => {
  const addresses = Array.from({ length: signUpCount }, (_, index) => `new${index}@${domain}`)
  const statuses = await Promise.all(
    addresses.map(async (email, index) => {
      const answer = await fetch(`${apis[index % 2]?.url}/api/signup.php`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          email,
          name: 'Robin',
          date_of_birth: '1990-05-05',
          password: 'a-long-enough-one',
        }),
      })
      return answer.status
    }),
  )
  await untilTried(db)
  await mailServer.start()
  await until(async () => {
    const { waiting } = await db.one<{ waiting: number }>(
      sql`select count(*)::int as waiting from outbox
          where sent_at is null and payload ->> 'to' like ${`%@${domain}`}`,
    )
    return waiting === 0
  })
  return { statuses, mails: addresses.map(mailServer.mailsOf) }
}

export const order = async (url: string, cookie: string, key: string) => {
  const began = performance.now()
  const answer = await fetch(`${url}/api/payment.php`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ package: 'p1', method: 'creditcard' }),
  })
  await answer.text()
  return { status: answer.status, ms: Math.round(performance.now() - began) }
}
