import { screen } from '@testing-library/react'
import type { ProfileCard } from '../contract'
import { createCard, createOwnProfile, createUser, renderRemote } from '../testing'
import { usePlaceText } from './usePlaceText'

const Place = ({ card }: { card: ProfileCard }) => <p>{usePlaceText(card)}</p>

it.each([
  ['Parma', 'IT', 5, 'Parma'],
  ['Parma', 'IT', undefined, 'Parma'],
  ['Parma', 'IT', 90, '90 km · Parma'],
  ['Modena', 'IT', 5, '5 km · Modena'],
  ['Parma', 'US', 5, '5 km · Parma'],
])('for a member in Parma, describes %s (%s), %s km away, as “%s”', (city, country, km, text) => {
  renderRemote(<Place card={createCard(1, { city, country, distance_km: km })} />, {
    user: createUser({ country: 'IT', profile: createOwnProfile({ city: 'Parma', country: 'IT' }) }),
  })
  expect(screen.getByText(text)).toBeVisible()
})
