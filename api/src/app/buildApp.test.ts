import { makeTestApp } from '../testing'
import type { TestApp } from '../testing'

describe('the HTTP side', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await makeTestApp()
  })
  afterAll(() => t.close())

  it('says live and ready, and describes itself', async () => {
    expect((await t.app.inject('/api/health/live')).statusCode).toBe(200)
    expect((await t.app.inject('/api/health/ready')).statusCode).toBe(200)
    const document = (await t.app.inject('/api/openapi.json')).json()
    expect(document.paths['/api/messages.php'].post.parameters[0].name).toBe('Idempotency-Key')
    expect((await t.app.inject('/metrics')).body).toContain('http_request_duration_seconds')
  })

  it('answers an unknown path, a broken address and broken JSON in the one error shape', async () => {
    for (const url of ['/api/none.php', '/api/%c0', '/%']) {
      const answer = await t.app.inject(url)
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    }
  })
})
