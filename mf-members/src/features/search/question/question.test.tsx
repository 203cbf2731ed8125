import type { OwnProfile } from '@duetto/shared/contract'
import { createOwnProfile, createUser, refuse, renderRemote, settle, testNow } from '@duetto/shared/testing'
import { prompts } from '@duetto/shared/domain'
import { act, screen } from '@testing-library/react'
import { dayOf, questionOf } from '../../../entities/question/today'
import { createStore } from '../../../store'
import { createSearchAnswer } from '../../../testing/fakes'
import { SearchPage } from '../SearchPage'

const day = dayOf(testNow)
const today = prompts[day % prompts.length]!
const answered = (list: readonly (typeof prompts)[number][]) =>
  list.map((prompt) => ({ prompt, answer: 'Yes' }))

const createOwn = (over: Partial<OwnProfile> = {}) =>
  createOwnProfile({ dismissed_cards: { photo: testNow }, ...over })

const show = async (own = createOwn(), answers = {}) => {
  const saved: unknown[] = []
  const view = renderRemote(<SearchPage />, {
    path: '/members',
    createStore,
    user: createUser({ profile: own }),
    settings: { search_fields: [], countries: [] },
    answers: {
      searchMembers: () => createSearchAnswer([1, 2]),
      getProfile: () => ({ profile: own }),
      saveProfile: ({ body }: { body?: unknown }) => {
        saved.push(body)
        return { profile: own }
      },
      ...answers,
    },
  })
  await act(settle)
  return { ...view, saved }
}
const question = () => screen.queryByRole('region', { name: 'Question of the day' })

beforeEach(() => localStorage.clear())

it('saves the answer to today’s question with the profile’s other answers', async () => {
  const first = prompts.find((prompt) => prompt !== today)!
  const { user, saved } = await show(createOwn({ prompts: answered([first]) }))
  await screen.findByRole('region', { name: 'Question of the day' })
  await user.type(screen.getByRole('textbox'), '  Tea, always  ')
  await user.click(screen.getByRole('button', { name: 'Add to profile' }))
  expect(await screen.findByText('Your answer is on your profile.')).toHaveFocus()
  expect(saved).toEqual([{ prompts: [...answered([first]), { prompt: today, answer: 'Tea, always' }] }])
  expect(screen.getByRole('link', { name: 'See your profile' })).toHaveAttribute('href', '/profile')
})

it('keeps an answer that could not be saved, with the reason', async () => {
  const { user } = await show(createOwn(), { saveProfile: refuse('unavailable') })
  await screen.findByRole('region', { name: 'Question of the day' })
  await user.type(screen.getByRole('textbox'), 'Tea')
  await user.click(screen.getByRole('button', { name: 'Add to profile' }))
  await act(settle)
  expect(screen.getByRole('textbox')).toHaveValue('Tea')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/.{10,}/)
  expect(screen.getByRole('textbox')).toBeInvalid()
})

it('dismissing hides the question for the day, and the second time for good', async () => {
  const first = await show()
  await screen.findByRole('region', { name: 'Question of the day' })
  await first.user.click(screen.getByRole('button', { name: 'Not today' }))
  expect(question()).toBeNull()
  first.unmount()
  const second = await show()
  expect(question()).toBeNull()
  second.unmount()
  localStorage.setItem('duetto.question.7', `${day - 1}.2`)
  await show()
  expect(question()).toBeNull()
})

it('asks nothing if the profile has all answers; asks another question each day', async () => {
  await show(createOwn({ prompts: answered(prompts.slice(0, 3)) }))
  expect(question()).toBeNull()
  const week = [0, 1, 2, 3, 4, 5, 6].map((later) => questionOf(day + later, []))
  expect(new Set(week).size).toBe(7)
  expect(questionOf(day, [today])).not.toBe(today)
})
