import { screen } from '@testing-library/react'
import { createUser, renderRemote } from '../testing'
import { useDistance, useRadius } from './useDistance'

const Lengths = ({ km }: { km: number }) => <p>{`${useDistance()(km)}, ${useRadius()(km)}`}</p>

it.each([
  ['IT', 100, '100 km, 100 km'],
  ['GB', 1, '1 mi, 5 mi'],
  ['GB', 10, '6 mi, 5 mi'],
  ['GB', 25, '16 mi, 15 mi'],
  ['GB', 50, '31 mi, 30 mi'],
  ['US', 100, '62 mi, 60 mi'],
  ['US', 250, '155 mi, 150 mi'],
  ['US', 500, '311 mi, 300 mi'],
] as const)('in %s, describes %i km as a distance and as a radius: %s', (country, km, text) => {
  renderRemote(<Lengths km={km} />, { user: createUser({ country }) })
  expect(screen.getByText(text)).toBeVisible()
})
