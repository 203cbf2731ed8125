import { expectAccessible } from '@duetto/shared/testing'
import type { FailureCode } from '@duetto/shared/contract'
import { screen } from '@testing-library/react'
import { renderScreen } from '../../testing/renderScreen'
import {
  PlainActivated,
  PlainActivationFailed,
  PlainAlreadyActive,
  PlainCheckMail,
  PlainConfirm,
} from './PlainActivation'

const failure = (code: FailureCode, details: Record<string, unknown> = {}) => ({ code, details })

it('[SPLIT-04] asks for the password in a plain form', async () => {
  const { container } = renderScreen(<PlainConfirm />)
  expect(container.querySelector('form')).toHaveAttribute('method', 'post')
  const field = container.querySelector('input')
  expect(field).toHaveAttribute('name', 'password')
  expect(field).toBeRequired()
  expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('type', 'submit')
  await expectAccessible(container)
})

it.each([
  failure('password_required'),
  failure('password_too_common'),
  failure('bad_input', { field: 'password' }),
])('[ERROR-08] explains above the field why a password was refused: $code', (refusal) => {
  const { container } = renderScreen(<PlainConfirm failure={refusal} />)
  expect(container.querySelector('form > :first-child')?.textContent?.length).toBeGreaterThan(10)
})

it.each([
  ['after sign-up', <PlainCheckMail key="check" />, 'Check your inbox', null],
  ['once active', <PlainActivated key="done" />, 'Your account is active', '/members'],
  ['if it was active', <PlainAlreadyActive key="already" />, 'Your account is active', '/login'],
] as const)('[SIGNUP-05] shows the state and the next step %s', (_, page, title, href) => {
  renderScreen(page)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(href ? [href] : [])
})

it.each(['token_invalid', 'token_expired', 'too_fast', 'unavailable', 'internal'] as const)(
  '[SIGNUP-05] explains a failed activation: %s',
  (code) => {
    const { container } = renderScreen(<PlainActivationFailed failure={failure(code)} />)
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(container.querySelector('p')?.textContent?.length).toBeGreaterThan(10)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/login')
  },
)
