import { scriptSchema } from './script'
import en from '../texts/en.json'

const english = en.companion

describe('script', () => {
  it.each([
    ['a missing topic', { topics: { ...english.topics, money: undefined } }],
    ['an unknown topic', { topics: { ...english.topics, politics: english.topics.money } }],
    ['a topic without cues', { topics: { ...english.topics, yes: { ...english.topics.yes, cues: [] } } }],
    [
      'a cue without letters',
      { topics: { ...english.topics, yes: { ...english.topics.yes, cues: ['?!'] } } },
    ],
    ['an unknown placeholder', { echoes: ['You wrote {message}.'] }],
    ['an empty text', { disclosure: ' ' }],
    ['an unknown field', { disclaimer: 'No.' }],
  ])('refuses %s', (_, change) => {
    expect(scriptSchema.safeParse(english).success).toBe(true)
    expect(scriptSchema.safeParse({ ...english, ...change }).success).toBe(false)
  })
})
