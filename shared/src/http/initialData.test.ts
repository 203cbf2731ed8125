import { callKey } from '../contract'
import { timings } from '../domain'
import { createInitialData } from './initialData'

const packages = { packages: [] }
const key = callKey('getPackages')

const withAnswer = (now?: () => number) => {
  const answers = createInitialData(now)
  answers.receive({ pending: [key], answers: { [key]: packages } })
  return answers
}

it('returns a response once, in any order of its parameters', () => {
  const answers = createInitialData()
  const search = callKey('searchMembers', { gender: 'male', country: 'IT' })
  answers.receive({ pending: [search], answers: { [search]: packages } })
  expect(answers.take('searchMembers', { country: 'FR', gender: 'male' })).toBeUndefined()
  expect(answers.take('searchMembers', { country: 'IT', online: undefined, gender: 'male' })).toBe(packages)
  expect(answers.take('searchMembers', { country: 'IT', gender: 'male' })).toBeUndefined()
})

it('drops answers after a change', () => {
  const answers = withAnswer()
  answers.forget()
  expect(answers.take('getPackages')).toBeUndefined()
})

it('an answer is fresh until the first poll, counted from its arrival', () => {
  let time = 60_000
  const late = withAnswer(() => time)
  time += timings.initialDataMs - 1
  expect(late.take('getPackages')).toBe(packages)
  const stale = withAnswer(() => time)
  time += timings.initialDataMs
  expect(stale.take('getPackages')).toBeUndefined()
})

it('waits for a pending answer, for all callers', async () => {
  const answers = createInitialData()
  answers.receive({ pending: [key] })
  const both = Promise.all([answers.take('getPackages'), answers.take('getPackages')])
  answers.receive({ answers: { [key]: packages } })
  expect(await both).toEqual([packages, packages])
  expect(answers.take('getPackages')).toBeUndefined()
})

it.each<[string, (answers: ReturnType<typeof createInitialData>) => void]>([
  ['the server could not get the answer', (answers) => answers.receive({ unanswered: [key] })],
  ['the page ends without it', (answers) => answers.end()],
  ['something changes meanwhile', (answers) => answers.forget()],
])('lets the caller make the call itself when %s', async (_, happen) => {
  const answers = createInitialData()
  answers.receive({ pending: [key] })
  const taken = answers.take('getPackages')
  happen(answers)
  answers.receive({ answers: { [key]: packages } })
  expect(await taken).toBeUndefined()
  expect(answers.take('getPackages')).toBeUndefined()
})
