import sql from 'sql-template-tag'
import type { Db } from '../src/infra/db/Db'
import { until } from '../src/testing/runningApi'
import type { Site } from './site'

const signUpCount = 5

/** Waits until each mail has been tried once; the next try is half a minute later. */
const untilTried = (db: Db) =>
  until(async () => {
    const { tried } = await db.one<{ tried: number }>(
      sql`select count(*)::int as tried from outbox where attempts > 0 and kind = 'mail'`,
    )
    return tried === signUpCount
  })

/** Sign-ups while the mail server is away: their statuses, and how often each address got its mail once it was back. */
export const signUpWithoutMail = async ({ apis, mailbox }: Site, db: Db) => {
  const addresses = Array.from({ length: signUpCount }, (_, index) => `new${index}@faults.example`)
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
  await mailbox.start()
  await until(async () => {
    const { waiting } = await db.one<{ waiting: number }>(
      sql`select count(*)::int as waiting from outbox where sent_at is null and kind = 'mail'`,
    )
    return waiting === 0
  })
  const mailsOf = async (email: string) => {
    const answer = await fetch(`${mailbox.url}/api/mails?to=${encodeURIComponent(email)}`)
    return ((await answer.json()) as { mails: unknown[] }).mails.length
  }
  return { statuses, mails: await Promise.all(addresses.map(mailsOf)) }
}

/** An order under a key of its own: its status, and how long the answer took. */
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
