import { decisionOf, pullOf, tiltOf } from './drag'

it('a drag decides by distance or speed; otherwise the card returns', () => {
  expect(decisionOf(130, 400, 900)).toBe('like')
  expect(decisionOf(-130, 400, 900)).toBe('pass')
  expect(decisionOf(60, 400, 80)).toBe('like')
  expect(decisionOf(60, 400, 900)).toBeNull()
  expect(decisionOf(10, 400, 5)).toBeNull()
  expect([pullOf(0, 400), pullOf(500, 400), tiltOf(400, 400) > 0]).toEqual([0, 1, true])
})
