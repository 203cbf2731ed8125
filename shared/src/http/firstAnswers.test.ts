import { callKey } from '../contract'
import { timings } from '../domain'
import { createFirstAnswers } from './firstAnswers'

const packages = { packages: [] }

it('takes an answer once, whatever the order of its parameters', () => {
  const answers = createFirstAnswers({
    [callKey('searchMembers', { gender: 'male', country: 'IT' })]: packages,
  })
  expect(answers.take('searchMembers', { country: 'FR', gender: 'male' })).toBeUndefined()
  expect(answers.take('searchMembers', { country: 'IT', online: undefined, gender: 'male' })).toBe(packages)
  expect(answers.take('searchMembers', { country: 'IT', gender: 'male' })).toBeUndefined()
})

it('is over when something was changed, and before the first poll', () => {
  let time = 0
  const make = () => createFirstAnswers({ [callKey('getPackages')]: packages }, () => time)
  const changed = make()
  changed.forget()
  expect(changed.take('getPackages')).toBeUndefined()
  const late = make()
  time = timings.pollFirstMs
  expect(late.take('getPackages')).toBeUndefined()
})
