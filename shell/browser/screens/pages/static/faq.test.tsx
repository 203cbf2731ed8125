import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { Faq } from './Faq'
import { staticPages } from './staticPages'

const values = { freeMessages: 5, freeConversations: 2, deletionDays: 14, email: 'help@duetto.test' }
const show = () =>
  renderRemote(<Faq sections={staticPages.faq?.sections ?? []} values={values} />, {
    settings: { support_phone: '', support_email: values.email },
  })
const questions = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe('the FAQ', () => {
  it('lists each question once, in groups', () => {
    show()
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(groups).toEqual(['What it costs', 'People and safety', 'Your account'])
    expect(new Set(questions()).size).toBe(staticPages.faq?.sections.length)
  })

  it('finds words in questions and answers, ignoring case and accents', async () => {
    const { user } = show()
    const search = screen.getByRole('searchbox', { name: 'Search the answers' })
    await user.type(search, 'PÁSSWORD link')
    expect(questions()).toEqual(['I have forgotten my password'])
    expect(screen.getByRole('status')).toHaveTextContent('1 answer')
    await user.clear(search)
    await user.type(search, 'zebra')
    expect(questions()).toEqual([])
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  })
})
