import { matchQuestions } from '@duetto/shared/domain'
import { expectAccessible, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { MembersRoutes } from '../../routes'
import { createStore } from '../../store'
import { createCard } from '../../testing/fakes'

type Answers = NonNullable<Parameters<typeof renderRemote>[1]>['answers']

const questions = matchQuestions.map(({ id, answers }) => ({ id, answers: [...answers] }))
const total = questions.length
const found = {
  candidates: [
    { profile: createCard(4), score: 42, shared: ['hiking', 'wine'] },
    { profile: createCard(5, { is_fictional: true }), score: 40, shared: [] },
  ],
}

const show = (answers: Answers = {}, user = createUser()) =>
  renderRemote(
    <main>
      <MembersRoutes />
    </main>,
    {
      path: '/match-finder',
      user,
      createStore,
      answers: {
        getMatchFinder: () => ({ questions, answers: [] }),
        findMatches: () => found,
        ...answers,
      },
    },
  )
type View = ReturnType<typeof show>
const step = (number: number) => screen.findByText(`Question ${number} of ${total}`)
const choose = async ({ user }: View, act = 'Next') => {
  await user.click((await screen.findAllByRole('radio'))[0] as Element)
  await user.click(screen.getByRole('button', { name: act }))
}
const finish = async (view: View) => {
  for (let number = 1; number < total; number += 1) {
    await step(number)
    await view.user.click(screen.getByRole('button', { name: 'Skip' }))
  }
  await step(total)
  await choose(view, 'Find people')
}

beforeEach(() => sessionStorage.clear())

describe('match finder', () => {
  it('[MEMBER-09] shows one question per screen; Next needs an answer, Back preserves it', async () => {
    const view = show()
    await step(1)
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await choose(view)
    await step(2)
    await expectAccessible(view.container)
    expect(screen.getByRole('group')).toContainElement(document.activeElement as HTMLElement)
    await view.user.click(screen.getByRole('button', { name: 'Back' }))
    await step(1)
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
  })

  it('[MEMBER-09] sends the answers, and shows members with reasons instead of percentages', async () => {
    const view = show()
    await finish(view)
    const heading = await screen.findByRole('heading', { name: 'People who suit you best' })
    expect(heading).toHaveFocus()
    const last = questions[total - 1]
    expect(view.calls.find(({ name }) => name === 'findMatches')?.body).toEqual({
      answers: [{ question: last?.id, answer: last?.answers[0] }],
    })
    expect(screen.getByText(/hiking and wine/i)).toBeVisible()
    expect(screen.getByText('Fictional profile')).toBeVisible()
    expect(screen.queryByText(/%/)).toBeNull()
    await view.user.click(screen.getByRole('button', { name: 'Change my answers' }))
    await step(1)
  })

  it('[MEMBER-09] resumes at the same question with its answers after a reload', async () => {
    const view = show()
    await choose(view)
    await step(2)
    await choose(view)
    await step(3)
    view.unmount()
    const again = show()
    await step(3)
    await again.user.click(screen.getByRole('button', { name: 'Back' }))
    await step(2)
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
  })

  it('[MEMBER-09] keeps the result across a reload until restarted', async () => {
    const view = show()
    await finish(view)
    await screen.findByRole('heading', { name: 'People who suit you best' })
    view.unmount()
    const again = show()
    await screen.findByRole('heading', { name: 'People who suit you best' })
    await again.user.click(screen.getByRole('button', { name: 'Change my answers' }))
    again.unmount()
    show()
    await step(1)
  })

  it('[MEMBER-09] starts at the first question for another member in the same tab', async () => {
    const view = show()
    await choose(view)
    await step(2)
    view.unmount()
    show({}, createUser({ id: 99 }))
    await step(1)
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false)
  })

  it.each(['nonsense', '{"memberId":7,"step":"3","answers":{},"isFound":true}', '{"memberId":7}'])(
    'starts at the first question if the tab’s storage holds %s',
    async (stored) => {
      sessionStorage.setItem('duetto-match-finder', stored)
      show()
      await step(1)
    },
  )

  it('[MEMBER-09] drops answers to questions that no longer exist', async () => {
    const stored = { memberId: createUser().id, step: 99, answers: { gone: 'yes' }, isFound: false }
    sessionStorage.setItem('duetto-match-finder', JSON.stringify(stored))
    const view = show()
    await step(total)
    await choose(view, 'Find people')
    await screen.findByRole('heading', { name: 'People who suit you best' })
    expect(JSON.stringify(view.calls.at(-1)?.body)).not.toContain('gone')
  })

  it('[MEMBER-09] explains an empty result, with a button to start again', async () => {
    const view = show({ findMatches: () => ({ candidates: [] }) })
    await finish(view)
    await view.user.click(await screen.findByRole('button', { name: 'Change my answers' }))
    await step(1)
  })

  it('[ERROR-01] retries a failed search with the same answers', async () => {
    const view = show({ findMatches: refuse('unavailable') })
    await finish(view)
    const again = await screen.findByRole('button', { name: 'Try again' })
    view.answers.findMatches = () => found
    await view.user.click(again)
    expect(await screen.findByRole('heading', { name: 'People who suit you best' })).toBeVisible()
  })
})
