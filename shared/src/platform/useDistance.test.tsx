import { screen } from '@testing-library/react'
import { createUser, renderRemote } from '../testing'
import { useDistance } from './useDistance'

const Distance = ({ km }: { km: number }) => <p>{useDistance()(km)}</p>

it.each([
  ['IT', 100, '100 km'],
  ['GB', 1, '5 mi'],
  ['GB', 10, '5 mi'],
  ['GB', 25, '15 mi'],
  ['GB', 50, '30 mi'],
  ['US', 100, '60 mi'],
  ['US', 170, '100 mi'],
  ['US', 250, '150 mi'],
  ['US', 500, '300 mi'],
] as const)('in %s, shows %i km as %s', (country, km, text) => {
  renderRemote(<Distance km={km} />, { user: createUser({ country }) })
  expect(screen.getByText(text)).toBeVisible()
})
