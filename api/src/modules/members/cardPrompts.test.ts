import { createTestApp, describeOnEngine } from '../../testing'
import type { TestApp } from '../../testing'
import { addPhotos } from '../../testing/social'

describeOnEngine('prompts on cards', (engine) => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp({ engine })
  })
  afterAll(() => t.close())

  it('[ROUTE-43] lists members with an answered prompt first, and adds prompts only on request', async () => {
    const prompt = { prompt: 'dish', answer: 'Rye bread.' }
    const day = (date: number) => new Date(t.clock.now.getTime() - date * 86_400_000)
    const me = await t.member({ gender: 'male' })
    const silent = await t.member({ gender: 'female', last_active: day(0) })
    const answering = await t.member({
      gender: 'female',
      last_active: day(1),
      prompts: JSON.stringify([prompt]),
    })
    for (const { id } of [silent, answering]) await addPhotos(t.db, id, 1)
    const search = async (query: object) =>
      (await me.call('searchMembers', { query: { sort: 'active', gender: 'female', ...query } })).profiles
    expect((await search({})).map(({ id }) => id)).toEqual([silent.id, answering.id])
    const found = await search({ with_prompt: 1 })
    expect(found.map(({ id, prompt }) => [id, prompt])).toEqual([
      [answering.id, prompt],
      [silent.id, undefined],
    ])
  })
})
