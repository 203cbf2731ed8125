import { skeletonOf } from './skeletonOf'

const skeleton = (html: string) => ({ html, css: '' })
const skeletons = {
  credits: skeleton('packages'),
  'credits?payment': skeleton('result'),
  'credits-id': skeleton('checkout'),
}

it.each([
  ['credits', '', 'packages'],
  ['credits', '?payment=7', 'result'],
  ['credits', '?pay=7', 'packages'],
  ['credits-id', '?payment=7', 'checkout'],
  ['premium', '', undefined],
])('[PAY-03] the page of %s with %s is %s at first', (route, search, html) => {
  expect(skeletonOf(skeletons, route, new URLSearchParams(search))?.html).toBe(html)
})
