import { expectAccessible } from '@duetto/shared/testing'
import type { FailureCode } from '@duetto/shared/contract'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/renderScreen'
import { PlainSignUp } from './PlainSignUp'

const show = (code?: FailureCode, details: Record<string, unknown> = {}) =>
  renderScreen(<PlainSignUp failure={code ? { code, details } : null} />)

it('[SPLIT-04] is a plain form with the fields that the server reads', async () => {
  const { container } = show()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/signup')
  expect([...new FormData(form ?? undefined).keys()].sort()).toEqual(
    ['date_of_birth', 'email', 'looking_for', 'name', 'password'].sort(),
  )
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('name'))).toEqual([
    'gender',
    'gender',
  ])
  expect(screen.getByRole('button', { name: /Create/ })).toHaveAttribute('type', 'submit')
  expect(screen.queryByRole('alert')).toBeNull()
  await expectAccessible(container)
})

it('[SPLIT-04] requires every answer, and never repeats a password', () => {
  show()
  for (const label of ['E-mail address', 'Password', 'Date of birth', 'First name or nickname'])
    expect(screen.getByLabelText(new RegExp(`^${label}`))).toBeRequired()
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
})

it('links to log-in, the terms and the privacy statement', () => {
  show()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(expect.arrayContaining(['/pages/terms', '/pages/privacy', '/login']))
})

it.each([
  ['email_taken', {}],
  ['too_young', {}],
  ['password_too_common', {}],
  ['signup_closed', {}],
  ['bad_input', { field: 'email' }],
  ['bad_input', { field: 'password' }],
  ['bad_input', { field: 'date_of_birth' }],
  ['bad_input', { field: 'name' }],
] as const)('[ERROR-08] explains %s %j', (code, details) => {
  const { container } = show(code, details)
  const text = container.querySelector('form > :first-child')?.textContent ?? ''
  expect(text.length).toBeGreaterThan(10)
  expect(text).not.toMatch(/[{}]|undefined/)
})

it('[ERROR-08] has a different message for each invalid field', () => {
  const texts = ['email', 'password', 'date_of_birth', 'name'].map((field) => {
    const { container, unmount } = show('bad_input', { field })
    const text = container.querySelector('form > :first-child')?.textContent
    unmount()
    return text
  })
  expect(new Set(texts).size).toBe(4)
})
