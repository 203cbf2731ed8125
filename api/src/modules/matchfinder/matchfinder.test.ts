import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'

describeOnEngine('match finder', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  it('[MEMBER-09] asks questions, saves the answers and returns the best matches first', async () => {
    const me = await site.member({ gender: 'male', looking_for: 'female', country: 'IT', interests: ['art'] })
    const her = { gender: 'female', country: 'IT' }
    await site.member({ ...her, name: 'Other', reason_for_joining: 'chat', interests: ['gym'] })
    await site.member({
      ...her,
      name: 'Best',
      reason_for_joining: 'dating',
      interests: ['art', 'hiking', 'beach'],
    })
    const answers = [
      { question: 'reason', answer: 'dating' },
      { question: 'weekend', answer: 'outdoors' },
    ]
    const { candidates } = await me.call('findMatches', { body: { answers } })
    expect(candidates.map(({ profile }) => profile.name)).toEqual(['Best', 'Other'])
    expect(candidates[0]?.shared).toEqual(['art'])
    expect(candidates[0]?.score).toBeGreaterThan(candidates[1]?.score ?? 100)
    const finder = await me.call('getMatchFinder')
    expect(finder.questions).toHaveLength(7)
    expect(finder.answers).toEqual(answers)
  })

  it.each([
    [[{ question: 'shoe size', answer: '44' }]],
    [[{ question: 'reason', answer: 'money' }]],
    [
      [
        { question: 'reason', answer: 'chat' },
        { question: 'reason', answer: 'chat' },
      ],
    ],
  ])('[MEMBER-09] refuses unknown or repeated answers %#', async (answers) => {
    const me = await site.member()
    expect((await me.call.refused('findMatches', { body: { answers } })).code).toBe('bad_input')
  })
})
