import { renderFaceStyles } from './faceStyles'

const portrait = (file: string, isFictional: boolean) => ({
  filename: file,
  thumb_filename: file,
  isFictional,
})
const ruleOf = (html: string) => /<style nonce="n0nce">(.*)<\/style>/.exec(html)?.[1]

it('[TRUST-01] a place of a page that was HTML at its build gets its face; a fictional one only with its label', () => {
  const html = renderFaceStyles([portrait('/f/1.webp', false), null, portrait('/f/2.webp', true)], 'n0nce')
  expect(ruleOf(html)).toBe(
    '[data-sent] [data-face="0"]{--face:url("/f/1.webp")}' +
      '[data-sent] [data-face="1"]:has([data-label]){--face:url("/f/2.webp");--face-label:block}',
  )
})

it('[CALL-06] loads faces from the site’s CDN', () => {
  const address = 'https://cdn.site.test/media/photos/a-b_c/thumb.webp?until=20532&sig=a-b_c'
  const html = renderFaceStyles([portrait(address, false)], 'n0nce')
  expect(ruleOf(html)).toContain(`--face:url("${address}")`)
  expect(html).toContain(`<link rel="preload" as="image" href="${address}"`)
})

it('an address that could end its rule is left out', () => {
  const hostile = ['")}*{display:none}', '</style><script>', '/a\\22 .webp', '/a b', '/a\n']
  expect(renderFaceStyles([...hostile.map((file) => portrait(file, false)), null], 'n0nce')).toBe('')
})
