import type { Verification } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import { createFile, expectAccessible } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { createUser, refuse } from '../../../../testing/fakes'
import type { Answers } from '../../../../testing/fakes'
import { renderScreen } from '../../../../testing/renderScreen'
import { VerificationCard } from './VerificationCard'

const start = { name: 'thumb_up', until: '2026-03-01T12:10:00Z' } as const
const verification = (over: Partial<Verification> = {}): { verification: Verification } => ({
  verification: { state: 'never', has_photo: true, pose: null, refusal: null, attempts_left: 3, ...over },
})
const posed = verification({ state: 'posed', pose: start })

const show = (over: Partial<Verification> = {}, answers: Answers = {}, isOffered = true) =>
  renderScreen(<VerificationCard />, {
    user: createUser(),
    settings: { member_verification: isOffered },
    answers: { getVerification: () => verification(over), ...answers },
  })
const button = (name: string) => screen.findByRole('button', { name })
const choose = async (view: ReturnType<typeof show>) => {
  await button('Take a selfie')
  await view.user.upload(screen.getByLabelText('Take a selfie', { selector: 'input' }), createFile('me.jpg'))
}

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:selfie', revokeObjectURL: () => {} })
})

it('is absent on a site without verification', () => {
  const view = show({}, {}, false)
  expect(view.container).toBeEmptyDOMElement()
  expect(view.calls).toEqual([])
})

it('explains what happens to the selfie before the member starts', async () => {
  const { container } = show()
  await button('Get verified')
  expect(
    screen.getByText(/No one else sees the selfie. We delete it.* after 14 days at the latest/),
  ).toBeVisible()
  await expectAccessible(container)
})

it.each([
  [{ has_photo: false }, /need a main photo/],
  [{ state: 'refused', refusal: 'face', attempts_left: 0 }, /3 selfies in 24 hours/],
] as const)('explains why the member cannot start: %j', async (over, text) => {
  show(over)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

it('refuses a selfie with too few pixels when it is chosen', async () => {
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 900, height: limits.photoMinPx - 1, close: () => {} }),
  })
  const view = show({ state: 'posed', pose: start })
  await choose(view)
  expect(await screen.findByText(/This photo is too small/)).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Your selfie' })).toBeNull()
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
})

it('shows the pose, then the selfie, and sends it', async () => {
  const view = show(
    {},
    { startVerification: () => posed, sendSelfie: () => verification({ state: 'waiting' }) },
  )
  await view.user.click(await button('Get verified'))
  expect(await screen.findByText('Hold a thumb up beside your face.')).toBeVisible()
  await choose(view)
  expect(screen.getByRole('img', { name: 'Your selfie' })).toHaveAttribute('src', 'blob:selfie')
  await expectAccessible(view.container)
  expect(screen.getByRole('button', { name: 'Take another' })).toBeEnabled()
  await view.user.click(screen.getByRole('button', { name: 'Send selfie' }))
  expect(await screen.findByText(/We’re looking at your selfie/)).toBeVisible()
  expect(view.calls.map(({ name }) => name)).toEqual(['getVerification', 'startVerification', 'sendSelfie'])
})

it('keeps the selfie after a failed upload', async () => {
  const view = show({ state: 'posed', pose: start }, { sendSelfie: refuse('network') })
  await choose(view)
  await view.user.click(screen.getByRole('button', { name: 'Send selfie' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send selfie' })).toBeEnabled()
  expect(screen.getByRole('img', { name: 'Your selfie' })).toBeVisible()
})

it('offers another pose if the time is over', async () => {
  const view = show({ state: 'posed', pose: start }, { sendSelfie: refuse('pose_expired') })
  await choose(view)
  view.answers.getVerification = () => verification()
  await view.user.click(screen.getByRole('button', { name: 'Send selfie' }))
  expect(await screen.findByText(/The time for this pose is over/)).toBeVisible()
  expect(await button('Get verified')).toBeEnabled()
})

it('withdraws a selfie that waits', async () => {
  const view = show({ state: 'waiting' }, { endVerification: () => verification({ state: 'withdrawn' }) })
  await view.user.click(await button('Withdraw selfie'))
  expect(await screen.findByText(/isn’t verified any more/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get verified' })).toBeVisible()
})

it.each([
  ['refused', /didn’t show the pose/, 'Try again'],
  ['lapsed', /didn’t look at your selfie in time/, 'Get verified'],
] as const)('explains the result %s and offers another attempt', async (state, text, action) => {
  show({ state, refusal: state === 'refused' ? 'pose' : null })
  expect(await screen.findByText(text)).toBeVisible()
  expect(await button(action)).toBeVisible()
})

it('removes the mark after a confirmation', async () => {
  const view = show({ state: 'verified' }, { endVerification: () => verification({ state: 'withdrawn' }) })
  expect(await screen.findByText(/Your profile is verified/)).toBeVisible()
  await expectAccessible(view.container)
  await view.user.click(await button('Give up the mark'))
  const dialog = screen.getByRole('dialog', { name: 'Give up the mark' })
  expect(view.calls.map(({ name }) => name)).not.toContain('endVerification')
  await view.user.click(within(dialog).getByRole('button', { name: 'Give up the mark' }))
  expect(await screen.findByText(/isn’t verified any more/)).toBeVisible()
})

it('offers a retry if the state cannot be loaded', async () => {
  const view = show({}, { getVerification: refuse('network') })
  view.answers.getVerification = () => verification()
  await view.user.click(await button('Try again'))
  expect(await button('Get verified')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('follows the decision', async () => {
  const view = show({ state: 'waiting' })
  await button('Withdraw selfie')
  view.answers.getVerification = () => verification({ state: 'verified' })
  view.signIn(createUser())
  expect(await screen.findByText(/Your profile is verified/)).toBeVisible()
})
