import { interests, sexualInterests } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import { replyTo } from './reply'
import { samples } from './samples'
import { topicNames } from './samples/topicNames'
import type { Samples } from './samples/topicNames'
import { scripts } from './scripts'

const persona = { name: 'Paola', age: 45, city: 'Pisa', interests: ['x-hiking', 'x-art', 'x-tea'] }
const fill = (line: string, interest: string): string =>
  line
    .replace('{name}', persona.name)
    .replace('{age}', String(persona.age))
    .replace('{city}', persona.city)
    .replace('{interests}', persona.interests.join(', '))
    .replace('{interest}', interest)

/** As hasty people type it: no capitals, accents or apostrophes. */
const hasty = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{Diacritic}|[’¿¡?!.,]/gu, '')

describe.each(Object.entries(samples) as [Locale, Samples][])('the companion in %s', (language, asked) => {
  const script = scripts[language]

  it.each(topicNames.map((name, index) => [name, index] as const))('answers on %s', (name, index) => {
    const { says = [], asks = [] } = script.topics[index] ?? {}
    const own = says.flatMap((line) => persona.interests.map((interest) => fill(line, interest)))
    const reply = (text: string, seed = 0) => replyTo({ script, persona, text, said: ['…'], seed })
    for (const text of asked[name].flatMap((sample) => [sample, hasty(sample)])) {
      const said = reply(text)
      expect({ text, said, isOwn: own.some((line) => said.startsWith(line)) }).toMatchObject({ isOwn: true })
    }
    const pool = asks.length + script.asks.length
    const replies = Array.from({ length: pool }, (_, seed) => reply(asked[name][0] ?? '', seed))
    expect(asks.filter((ask) => !replies.some((said) => said.endsWith(ask)))).toEqual([])
  })

  it('knows as much of each topic as in English', () => {
    const depth = ({ topics }: typeof script) =>
      topics.map(({ says, asks = [] }) => ({ says: says.length, asks: asks.length }))
    expect(depth(script)).toEqual(depth(scripts.en))
  })

  it('has no sentence twice', () => {
    const { topics, acknowledges, takesUp, asks, runsOut, disclosure } = script
    const lines = topics.flatMap((topic) => [...topic.says, ...(topic.asks ?? [])])
    lines.push(...acknowledges, ...takesUp, ...asks, runsOut, disclosure)
    const sentences = lines.flatMap((line) => line.split(/(?<=[.?!:])\s+/u))

    // “Hej!” may greet twice.
    const long = sentences.filter(({ length }) => length > 10)
    expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([])
  })
})

describe.each(Object.entries(scripts).filter(([language]) => language !== 'en'))(
  'the companion’s words for interests in %s',
  (_language, script) => {
    it('names every one', () => {
      const quiet = interests.filter((interest) => !sexualInterests.includes(interest))
      expect(Object.keys(script.interests ?? {}).toSorted()).toEqual(quiet.toSorted())
    })

    it('begins no sentence with one, because they are in lower case', () => {
      const lines = script.topics.flatMap(({ says, asks = [] }) => [...says, ...asks])
      expect(lines.filter((line) => /(^|[.!?] )\{interest/.test(line))).toEqual([])
    })
  },
)
