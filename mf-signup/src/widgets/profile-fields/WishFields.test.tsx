import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { createOwnProfile, createUser } from '../../testing/fakes'
import { renderScreen } from '../../testing/renderScreen'
import type { ProfileDraft } from '../../entities/own-profile/profileFields'
import { WishFields } from './WishFields'

const show = (over: Partial<ProfileDraft> = {}) => {
  let current: ProfileDraft = createOwnProfile(over)
  const Form = () => {
    const [draft, setDraft] = useState(current)
    current = draft
    return <WishFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
  }
  return { ...renderScreen(<Form />, { user: createUser() }), draft: () => current }
}

it('[ACCOUNT-10] all ages and any distance are no wish', async () => {
  const { user, draft } = show()
  const ages = screen.getByRole('group', { name: 'Ages I look for Any age' })
  expect(ages).toBeVisible()
  fireEvent.change(screen.getByRole('slider', { name: 'Age from' }), { target: { value: '30' } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'How far away' }), 'Within 25 km')
  expect(ages).toHaveAccessibleName('Ages I look for 30 – 99')
  expect(draft()).toMatchObject({ wished_ages: [30, 99], wished_km: 25 })
  fireEvent.change(screen.getByRole('slider', { name: 'Age from' }), { target: { value: '18' } })
  await user.selectOptions(screen.getByRole('combobox', { name: 'How far away' }), 'Any distance')
  expect(draft()).toMatchObject({ wished_ages: null, wished_km: null })
})
