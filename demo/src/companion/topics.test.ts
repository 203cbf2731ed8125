import { allLocales } from '@duetto/shared/domain'
import { replyTo } from './reply'
import { quietInterests, topicNames } from './script'
import { demoTexts } from '../texts'

const persona = { name: 'Paola', age: 45, city: 'Pisa', interests: ['x-hiking', 'x-art', 'x-tea'] }
const fill = (line: string, interest: string): string =>
  line
    .replace('{name}', persona.name)
    .replace('{age}', String(persona.age))
    .replace('{city}', persona.city)
    .replace('{interests}', persona.interests.join(', '))
    .replace('{interest}', interest)

const simplify = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Diacritic}|[’¿¡?!.,]/gu, '')

const languagesWithSamples = allLocales.filter(
  (language) => demoTexts[language].companion.topics.reality.samples,
)

describe.each(languagesWithSamples)('companion in %s', (language) => {
  const script = demoTexts[language].companion

  it.each(topicNames)('replies about %s', (name) => {
    const { samples = [], replies, questions } = script.topics[name]
    const own = replies.flatMap((line) => persona.interests.map((interest) => fill(line, interest)))
    const reply = (text: string, seed = 0) => replyTo({ script, persona, text, sent: ['…'], seed }).text
    for (const text of samples.flatMap((sample) => [sample, simplify(sample)])) {
      const answer = reply(text)
      expect({ text, answer, isOwn: own.some((line) => answer.startsWith(line)) }).toMatchObject({
        isOwn: true,
      })
    }
    const pool = questions.length + script.questions.length
    const answers = Array.from({ length: pool }, (_, seed) => reply(samples[0] ?? '', seed))
    expect(questions.filter((question) => !answers.some((answer) => answer.endsWith(question)))).toEqual([])
  })

  it('has as many replies and questions per topic as in English', () => {
    const depth = ({ topics }: typeof script) =>
      Object.values(topics).map(({ replies, questions }) => [replies.length, questions.length])
    expect(depth(script)).toEqual(depth(demoTexts.en.companion))
  })

  it('has no duplicate sentences', () => {
    const { acknowledgements, echoes, exhausted, disclosure } = script
    const lines = Object.values(script.topics).flatMap(({ replies, questions }) => [...replies, ...questions])
    lines.push(...acknowledgements, ...echoes, ...script.questions, exhausted, disclosure)
    const sentences = lines.flatMap((line) => line.split(/(?<=[.?!:])\s+/u))

    const long = sentences.filter(({ length }) => length > 10)
    expect(long.filter((sentence, index) => long.indexOf(sentence) !== index)).toEqual([])
  })
})

describe.each(allLocales.filter((language) => language !== 'en'))('names of interests in %s', (language) => {
  const script = demoTexts[language].companion

  it('are complete', () => {
    expect(Object.keys(script.interests ?? {}).toSorted()).toEqual(quietInterests.toSorted())
  })

  it('never begin a sentence, because they are lower case', () => {
    const lines = Object.values(script.topics).flatMap(({ replies, questions }) => [...replies, ...questions])
    expect(lines.filter((line) => /(^|[.!?] )\{interest/.test(line))).toEqual([])
  })
})
