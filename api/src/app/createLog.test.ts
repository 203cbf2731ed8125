import sql from 'sql-template-tag'
import { createTestApp } from '../testing'
import type { TestApp } from '../testing'
import { buildApp } from './buildApp'
import { createLog } from './createLog'

describe('the log', () => {
  let site: TestApp
  beforeAll(async () => (site = await createTestApp()))
  afterAll(() => site.close())

  const logged = async (work: () => Promise<unknown>) => {
    let lines = ''
    const log = createLog('error', { write: (line) => void (lines += line) })
    const app = await buildApp({ ...site.deps, log })
    app.get('/fails', work)
    await app.inject('/fails')
    await app.close()
    expect(lines).toContain('unforeseen error')
    return lines
  }

  it('names the constraint that a row violates, but not the row', async () => {
    for (const email of ['anna@mail.test', 'ben@mail.test']) await site.member({ email })
    const lines = await logged(() => site.db.run(sql`update users set email = 'secret@mail.test'`))
    expect(lines).toMatch(/"code":"23505".*"constraint":"users_/)
    expect(lines).not.toContain('secret@')
  })

  it('omits the value that Postgres rejects', async () => {
    const cause = await site.db
      .run(sql`select ${'secret "words"'}::text::int`)
      .catch((error: unknown) => error)
    const lines = await logged(() => Promise.reject(new Error('the job failed', { cause })))
    expect(lines).toMatch(/the job failed.*invalid input syntax for type integer: .{1,2}…/)
    expect(lines).not.toMatch(/secret|words/)
  })
})
