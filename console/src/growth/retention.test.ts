import { retention } from './retention'

it.each([
  [10, 40, 0.25],
  [0, 40, 0],
  [null, 40, null],
  [0, 0, null],
])('is, for %p of %p sign-ups, %p', (count, signUps, share) => {
  expect(retention(count, signUps)).toBe(share)
})
