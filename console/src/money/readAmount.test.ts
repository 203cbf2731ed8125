import { readAmount } from './readAmount'

it.each([
  ['12.99', 1299],
  ['12,5', 1250],
  [' 1 ', 100],
  ['0.29', 29],
])('reads %p as minor units', (typed, minor) => expect(readAmount(typed, 1299)).toBe(minor))

it.each(['', '0', '-1', '1.234', '13', '1e1', 'ten', '1 2'])('refuses %p', (typed) =>
  expect(readAmount(typed, 1299)).toBeNull(),
)
