import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { FieldsProps, ProfileDraft } from '../../entities/own-profile/profileFields'
import { DraftHarness } from '../../testing/DraftHarness'
import { renderScreen } from '../../testing/renderScreen'
import { AppearanceFields } from './AppearanceFields'
import { GenderFields } from './GenderFields'
import { InterestPicker } from './InterestPicker'
import { IntimateFields } from './IntimateFields'
import { WordsFields } from './WordsFields'

const show = (
  fields: (props: FieldsProps) => ReactNode,
  initial: Partial<ProfileDraft> = {},
  settings: object = {},
) => {
  const changes: Partial<ProfileDraft>[] = []
  const view = renderScreen(
    <DraftHarness initial={initial} onChange={(part) => changes.push(part)}>
      {fields}
    </DraftHarness>,
    { settings },
  )
  return { ...view, changes }
}
const names = (group: HTMLElement) =>
  within(group)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)

describe('interests', () => {
  const picker = (props: FieldsProps) => <InterestPicker {...props} kind="common" />

  it('[ACCOUNT-10] are sorted, and toggle one at a time', async () => {
    const { user, changes } = show(picker, { interests: ['cooking'] })
    const group = screen.getByRole('group', { name: 'Interests' })
    expect(names(group)).toEqual([...names(group)].sort((a, b) => (a ?? '').localeCompare(b ?? '')))
    await user.click(screen.getByRole('checkbox', { name: 'Dancing' }))
    expect(changes.at(-1)).toEqual({ interests: ['cooking', 'dancing'] })
    await user.click(screen.getByRole('checkbox', { name: 'Cooking' }))
    expect(changes.at(-1)).toEqual({ interests: ['dancing'] })
    expect(screen.getByRole('checkbox', { name: 'Cooking' })).not.toBeChecked()
  })

  it('[CONFIG-01] are those that the site offers', () => {
    show(picker, {}, { interests: ['dancing', 'cooking', 'bondage'] })
    expect(names(screen.getByRole('group'))).toEqual(['Cooking', 'Dancing'])
  })

  it('[TRUST-07] are separate from intimate ones', () => {
    show((props) => <InterestPicker {...props} kind="intimate" />)
    const intimate = names(screen.getByRole('group', { name: 'Intimate interests' }))
    expect(intimate).toContain('Bondage')
    expect(intimate).not.toContain('Cooking')
  })

  it('keep their accessible name without a visible legend', () => {
    show((props) => <InterestPicker {...props} kind="common" isLabelHidden />)
    expect(screen.getByRole('group', { name: 'Interests' })).toBeInTheDocument()
  })
})

describe('intimate details', () => {
  const fields = (props: FieldsProps) => <IntimateFields {...props} />

  it('[TRUST-07] appear with the consent and disappear without it', async () => {
    const { user, changes } = show(fields, { has_intimate_consent: false })
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.click(screen.getByRole('checkbox'))
    expect(changes).toEqual([{ has_intimate_consent: true }])
    expect(screen.getByRole('combobox')).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
    expect(changes.at(-1)).toEqual({ has_intimate_consent: false })
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('[ACCOUNT-10] can be left unsaid', async () => {
    const { user, changes } = show(fields, { has_intimate_consent: true, sexuality: 'hetero' })
    await user.selectOptions(screen.getByRole('combobox'), '')
    expect(changes).toEqual([{ sexuality: null }])
  })
})

describe('gender', () => {
  it('[SIGNUP-01] maps Everyone to no preference', async () => {
    const { user, changes } = show((props) => <GenderFields {...props} />, {
      gender: null,
      looking_for: 'male',
    })
    await user.click(screen.getByRole('radio', { name: 'A woman' }))
    await user.click(screen.getByRole('radio', { name: 'Everyone' }))
    expect(changes).toEqual([{ gender: 'female' }, { looking_for: null }])
    expect(screen.getByRole('radio', { name: 'Everyone' })).toBeChecked()
  })
})

it('[ACCOUNT-10] each appearance field changes itself only', async () => {
  const looks = { visible_profile_fields: [] }
  const { user, changes } = show((props) => <AppearanceFields {...props} />, {}, looks)
  for (const select of screen.getAllByRole<HTMLSelectElement>('combobox'))
    await user.selectOptions(select, select.options[1]?.value ?? '')
  expect(changes.flatMap((part) => Object.keys(part)).sort()).toEqual(
    ['body_type', 'eye_color', 'hair_color', 'tattoos'].sort(),
  )
})

it('[ACCOUNT-10] details of life are offered only if the site shows them', async () => {
  const details = ['height', 'smoking', 'children', 'drinking'] as const
  const { user, changes } = show(
    (props) => <AppearanceFields {...props} />,
    {},
    { visible_profile_fields: [...details] },
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Height' }), '172 cm')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Smoking' }), 'Does not smoke')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Alcohol' }), 'Drinks sometimes')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Children' }), 'Wants children')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Height' }), 'Prefer not to say')
  expect(changes).toEqual([
    { height: 172 },
    { smoking: 'no' },
    { drinking: 'sometimes' },
    { children: 'want' },
    { height: null },
  ])
})

it('[ACCOUNT-10] words are passed on as typed', async () => {
  const { user, changes } = show((props) => <WordsFields {...props} aboutError={null} />, { about_me: '' })
  await user.type(screen.getByLabelText('About me'), 'Hi')
  expect(changes.at(-1)).toEqual({ about_me: 'Hi' })
})
