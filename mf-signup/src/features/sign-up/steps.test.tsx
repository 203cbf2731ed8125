import type { OwnProfile } from '@duetto/shared/contract'
import { screen } from '@testing-library/react'
import { createOwnProfile, createUser, refuse } from '../../testing/fakes'
import type { Answers } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import { emptyDraft } from '../../entities/sign-up/draft'
import { SignUpPage } from './SignUpPage'

const blank: Partial<OwnProfile> = {
  gender: null,
  looking_for: null,
  country: null,
  region: null,
  city: null,
  about_me: '',
  interests: [],
}
const show = async (step: number, over: Partial<OwnProfile> = {}, answers: Answers = {}) => {
  const profile = createOwnProfile({ ...blank, ...over })
  const view = renderScreen(<SignUpPage />, {
    path: '/signup',
    user: createUser({ signup_step: step, profile }),
    answers: {
      getProfile: () => ({ profile }),
      completeSignUp: () => ({ user: createUser({ signup_step: step + 1, profile }) }),
      ...answers,
    },
  })
  await screen.findByRole('heading', { level: 1 })
  return view
}
type Screen = Awaited<ReturnType<typeof show>>
const saved = ({ calls }: Screen) =>
  calls.filter(({ name }) => name === 'completeSignUp').map(({ body }) => body)
const press = ({ user }: Screen, name: string) => user.click(screen.getByRole('button', { name }))

beforeEach(() => sessionStorage.clear())

describe('steps of the sign-up', () => {
  it.each([1, 2, 3, 4])('[SIGNUP-01] step %i focuses its heading', async (step) => {
    await show(step)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveFocus()
    expect(screen.getByText(`Step ${step + 1} of 5`)).toBeVisible()
  })

  it('[SIGNUP-01] suggests the visitor’s country, and saves the location', async () => {
    const view = await show(2)
    expect(screen.getByLabelText('Country')).toHaveValue('IT')
    await view.user.type(screen.getByLabelText('Town'), 'parma')
    await press(view, 'Continue')
    expect(saved(view)).toEqual([{ step: 2, country: 'IT', region: 'Emilia-Romagna', city: 'Parma' }])
  })

  it('[SIGNUP-01] refuses part of a town’s name, and focuses the field', async () => {
    const view = await show(2)
    const town = screen.getByLabelText('Town')
    await view.user.type(town, 'Bol')
    await press(view, 'Continue')
    expect(saved(view)).toEqual([])
    expect(town).toHaveFocus()
    expect(town).toHaveAccessibleDescription(/We don’t know this town/)
    await view.user.clear(town)
    await press(view, 'Continue')
    expect(saved(view)).toEqual([{ step: 2, country: 'IT', region: '', city: '' }])
  })

  it('[SIGNUP-01] saves gender and preference', async () => {
    const view = await show(3)
    await view.user.click(screen.getByRole('radio', { name: 'A woman' }))
    await view.user.click(screen.getByRole('radio', { name: 'Men' }))
    await press(view, 'Continue')
    expect(saved(view)).toEqual([{ step: 3, gender: 'female', looking_for: 'male' }])
  })

  it('[SIGNUP-01] saves the step when the gender is chosen, if the preference is known', async () => {
    sessionStorage.setItem(
      'duetto-sign-up',
      JSON.stringify({ ...emptyDraft, lookingFor: 'male', isLookingForGiven: true }),
    )
    const view = await show(3)
    expect(screen.getByText('You’re looking for men.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
    await press(view, 'A woman')
    expect(saved(view)).toEqual([{ step: 3, gender: 'female', looking_for: 'male' }])
  })

  it('[SIGNUP-01] does not ask again for a preference that sign-up has saved, in a new session', async () => {
    const view = await show(3, { looking_for: 'male' })
    expect(screen.getByText('You’re looking for men.')).toBeVisible()
    await press(view, 'A woman')
    expect(saved(view)).toEqual([{ step: 3, gender: 'female' }])
  })

  it('[SIGNUP-01] Continue submits the gender chosen before', async () => {
    const view = await show(4, { gender: 'female', looking_for: 'male' })
    await press(view, 'Back')
    expect(screen.getByRole('button', { name: 'A woman' })).toHaveAttribute('aria-pressed', 'true')
    await press(view, 'Continue')
    expect(saved(view)).toEqual([{ step: 3 }])
  })

  it('[SIGNUP-01] offers Continue after the chosen gender could not be saved', async () => {
    const view = await show(3, { looking_for: 'male' }, { completeSignUp: refuse('unavailable') })
    await press(view, 'A woman')
    expect(await screen.findByText(/busy/)).toBeVisible()
    await press(view, 'Continue')
    expect(saved(view)).toEqual(Array(2).fill({ step: 3, gender: 'female' }))
  })

  it('[SIGNUP-01] marks the missing gender until it is chosen', async () => {
    const view = await show(3)
    await press(view, 'Continue')
    expect(saved(view)).toEqual([])
    const row = screen.getByRole('radiogroup', { name: 'I am' })
    expect(row).toBeInvalid()
    expect(row).toHaveAccessibleDescription(/Choose your gender/)
    await view.user.click(screen.getByRole('radio', { name: 'A woman' }))
    expect(screen.queryByText(/Choose your gender/)).toBeNull()
  })

  it('[SIGNUP-01] accepts no other gender while the first choice is saved', async () => {
    sessionStorage.setItem(
      'duetto-sign-up',
      JSON.stringify({ ...emptyDraft, lookingFor: 'male', isLookingForGiven: true }),
    )
    const view = await show(3, {}, { completeSignUp: () => new Promise(() => {}) })
    await press(view, 'A woman')
    const other = screen.getByRole('button', { name: 'A man' })
    expect(other).toHaveAttribute('aria-disabled', 'true')
    await view.user.click(other)
    expect(screen.getByRole('button', { name: 'A woman' })).toHaveAttribute('aria-pressed', 'true')
    expect(other).toHaveAttribute('aria-pressed', 'false')
  })

  it('[SIGNUP-01] “Choose a photo” opens the file chooser', async () => {
    const view = await show(1, { images: [] })
    const opened = jest.fn()
    screen.getByLabelText('Add a photo').addEventListener('click', opened)
    await press(view, 'Choose a photo')
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('[SIGNUP-01] shows the progress of skipping the photo', async () => {
    const view = await show(1, { images: [] }, { completeSignUp: () => new Promise(() => {}) })
    await press(view, 'Skip for now')
    expect(screen.getByRole('button', { name: 'Skip for now' })).toHaveAttribute('aria-busy', 'true')
  })

  it('[SIGNUP-01] saves words and interests in the last step', async () => {
    const view = await show(4)
    await view.user.type(screen.getByLabelText('One line about you'), 'I read until late.')
    await view.user.click(screen.getByRole('checkbox', { name: 'Dancing' }))
    await press(view, 'Finish')
    expect(saved(view)).toEqual([{ step: 4, about_me: 'I read until late.', interests: ['dancing'] }])
  })

  it('[SIGNUP-01] Enter in the line about the member ends the last step', async () => {
    const view = await show(4)
    const field = screen.getByLabelText('One line about you')
    await view.user.click(field)
    await view.user.paste('I read\nuntil late.')
    expect(field).toHaveValue('I read until late.')
    await view.user.keyboard('{Enter}')
    expect(saved(view)).toEqual([{ step: 4, about_me: 'I read until late.' }])
  })

  it('[SIGNUP-01] offers few interests, and three of them can be chosen', async () => {
    const view = await show(4, { interests: ['cooking'] })
    const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes().length).toBeLessThanOrEqual(15)
    for (const name of ['Dancing', 'Wine']) await view.user.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByRole('group', { name: 'Your interests: 3 of 3' })).toBeVisible()
    expect(boxes().filter(({ disabled, checked }) => !disabled && !checked)).toEqual([])
    await view.user.click(screen.getByRole('checkbox', { name: 'Wine' }))
    expect(screen.getByRole('checkbox', { name: 'Music' })).toBeEnabled()
  })

  it('[SIGNUP-01] leaves looks and intimate details to the profile', async () => {
    await show(3)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it.each([2, 4])('[SIGNUP-01] skipping step %i sends no changes', async (step) => {
    const view = await show(step)
    await press(view, 'Skip for now')
    expect(saved(view)).toEqual([{ step }])
  })

  it.each([2, 3, 4])('[SIGNUP-01] Back from step %i opens the step before', async (step) => {
    const view = await show(step)
    await press(view, 'Back')
    expect(await screen.findByText(`Step ${step} of 5`)).toBeVisible()
    expect(saved(view)).toEqual([])
  })

  it('[SIGNUP-01] has no way back to the account', async () => {
    await show(1)
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  })

  it('[ERROR-08] keeps the answers of a refused step, with the reason', async () => {
    const view = await show(4, {}, { completeSignUp: refuse('unavailable') })
    await view.user.type(screen.getByLabelText('One line about you'), 'Hello')
    await press(view, 'Finish')
    expect(await screen.findByText(/busy/)).toBeVisible()
    expect(screen.getByLabelText('One line about you')).toHaveValue('Hello')
  })

  it('[SIGNUP-01] restores the answers of a step after a reload', async () => {
    const first = await show(4)
    await first.user.type(screen.getByLabelText('One line about you'), 'Hello')
    first.unmount()
    await show(4)
    expect(screen.getByLabelText('One line about you')).toHaveValue('Hello')
  })
})
