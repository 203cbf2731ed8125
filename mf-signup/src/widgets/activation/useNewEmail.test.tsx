import { act, screen } from '@testing-library/react'
import { linkLifetimeMs, memberStorage } from '@duetto/shared/domain'
import { createUser, testNow } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { useNewEmail } from './useNewEmail'

const user = createUser({ status: 'not_confirmed' })
const key = `${memberStorage.newEmail}${user.id}`
const email = 'right@mail.duetto.test'

const show = (member = user) => {
  let save: (next: string) => void = () => {}
  const Shown = () => {
    const [newEmail, setNewEmail] = useNewEmail()
    save = setNewEmail
    return <output>{newEmail || 'none'}</output>
  }
  const view = renderScreen(<Shown />, { user: member })
  return { ...view, save: (next: string) => act(() => save(next)) }
}
const shown = () => screen.getByRole('status').textContent

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('[SIGNUP-05] the corrected address', () => {
  it('is shared with other tabs, until it is discarded', () => {
    const first = show()
    first.save(email)
    first.unmount()
    sessionStorage.clear()
    const second = show()
    expect(shown()).toBe(email)
    second.save('')
    second.unmount()
    show()
    expect(shown()).toBe('none')
  })

  it('is not shown to another member', () => {
    const view = show()
    view.save(email)
    view.unmount()
    show(createUser({ id: user.id + 1, status: 'not_confirmed' }))
    expect(shown()).toBe('none')
  })

  it.each([
    ['keeps', linkLifetimeMs.mailChange - 1, email],
    ['ignores', linkLifetimeMs.mailChange, 'none'],
  ])('%s an address whose link is %i ms old', (_, age, expected) => {
    localStorage.setItem(key, JSON.stringify({ email, at: testNow - age }))
    show()
    expect(shown()).toBe(expected)
  })

  it.each([email, JSON.stringify(email), '{"email":1,"at":1}', JSON.stringify({ email })])(
    'ignores the invalid entry %s',
    (entry) => {
      localStorage.setItem(key, entry)
      show()
      expect(shown()).toBe('none')
    },
  )
})
