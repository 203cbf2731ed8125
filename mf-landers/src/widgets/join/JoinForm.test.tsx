import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { genderOf, JoinForm } from './JoinForm'
import type { LookingFor } from './JoinForm'

type Options = NonNullable<Parameters<typeof renderRemote>[1]>

const Form = ({ chosen }: { chosen: LookingFor[] }) => {
  const [lookingFor, setLookingFor] = useState<LookingFor>('all')
  const choose = (value: LookingFor): void => {
    chosen.push(value)
    setLookingFor(value)
  }
  return <JoinForm lookingFor={lookingFor} onLookingFor={choose} />
}
const show = (options: Options = {}) => {
  const chosen: LookingFor[] = []
  return { ...renderRemote(<Form chosen={chosen} />, options), chosen }
}
const submit = () => screen.getByRole('button', { name: 'Create my profile' })

it('[SIGNUP-01] passes the trimmed address and the gender to sign-up', async () => {
  const { user, signUps, chosen } = show()
  await user.click(screen.getByRole('radio', { name: 'Men' }))
  await user.type(screen.getByLabelText('Your e-mail address'), '  anna@site.test ')
  await user.click(submit())
  expect(chosen).toEqual(['male'])
  expect(signUps).toEqual([{ email: 'anna@site.test', lookingFor: 'male' }])
})

const EarlyVisitor = ({ email, choice }: { email: string; choice: string }) => {
  useLayoutEffect(() => {
    const form = document.querySelector('form')
    const field = form?.elements.namedItem('email') as HTMLInputElement
    field.value = email
    const radio = form?.querySelector<HTMLInputElement>(`[name="looking_for"][value="${choice}"]`)
    if (radio) radio.checked = true
  }, [email, choice])
  return null
}

it.each([
  ['anna@site.test', 'male', ['male']],
  ['', 'all', []],
])('[SIGNUP-01] preserves input from before hydration: “%s”, %s', async (email, choice, expected) => {
  const chosen: LookingFor[] = []
  const { user, signUps } = renderRemote(
    <>
      <Form chosen={chosen} />
      <EarlyVisitor email={email} choice={choice} />
    </>,
  )
  expect(screen.getByLabelText('Your e-mail address')).toHaveValue(email)
  expect(chosen).toEqual(expected)
  await user.click(submit())
  expect(signUps).toEqual(email ? [{ email, lookingFor: expected[0] ?? null }] : [])
})

it('[SIGNUP-01] submits with Enter', async () => {
  const { user, signUps } = show()
  await user.type(screen.getByLabelText('Your e-mail address'), 'anna@site.test{Enter}')
  expect(signUps).toEqual([{ email: 'anna@site.test', lookingFor: null }])
})

it.each([
  ['', 'Enter your e-mail address.'],
  ['foo', 'Enter a valid e-mail address, such as anna@example.com.'],
])('[SIGNUP-08] refuses “%s” at the field until it is corrected', async (typed, reason) => {
  const { user, signUps } = show()
  const field = screen.getByLabelText('Your e-mail address')
  await user.type(field, typed + '{Enter}')
  expect(signUps).toEqual([])
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(reason)
  await user.clear(field)
  await user.type(field, 'anna@site.test')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[SPLIT-04] is a plain form without JavaScript', () => {
  const { container } = show()
  const form = container.querySelector('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/signup')
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ email: '', looking_for: 'all' })
})

it('[SIGNUP-03] shows the minimum age, the terms and the privacy statement', () => {
  show({ settings: { min_age: 21 } })
  expect(screen.getByText(/21/)).toBeVisible()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual(['/pages/terms', '/pages/privacy'])
})

it.each([
  ['all', {}, true],
  ['none', {}, false],
  ['none', { ref: 'a' }, false],
  ['with_trafficsource', {}, false],
  ['with_trafficsource', { ref: 'a' }, true],
] as const)('[CONFIG-01] with signups %s and tracking %j, can sign up: %s', (signups, tracking, canJoin) => {
  show({ settings: { signups }, tracking })
  expect(screen.queryAllByRole('button', { name: 'Create my profile' })).toHaveLength(canJoin ? 1 : 0)
  expect(screen.queryAllByRole('heading', { name: 'By invitation only' })).toHaveLength(canJoin ? 0 : 1)
  if (!canJoin) expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
})

it('maps Everyone to no gender', () => {
  expect((['female', 'all', 'male'] as const).map(genderOf)).toEqual(['female', null, 'male'])
})
