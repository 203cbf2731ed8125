import { screen } from '@testing-library/react'
import type { ProfileCard } from '../contract'
import { createCard, createOwnProfile, createUser, renderRemote } from '../testing'
import { usePlaceText } from './usePlaceText'

const Place = ({ card }: { card: ProfileCard }) => <p>{usePlaceText(card)}</p>

it.each([
  ['Parma', 'IT', 'Parma'],
  ['Modena', 'IT', '5 km · Modena'],
  ['Parma', 'US', '5 km · Parma'],
])('for a member in Parma, describes the place of %s (%s) as “%s”', (city, country, text) => {
  renderRemote(<Place card={createCard(1, { city, country, distance_km: 5 })} />, {
    user: createUser({ country: 'IT', profile: createOwnProfile({ city: 'Parma', country: 'IT' }) }),
  })
  expect(screen.getByText(text)).toBeVisible()
})
