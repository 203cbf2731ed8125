import { renderFaces } from './faces'
import { picturesOf } from './initialData/pictures'

const escape = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;')
const real = { main_image: { filename: '/f1.webp', thumb_filename: '/t1.webp' }, is_fictional: false }
const invented = { main_image: { filename: '/f2.webp', thumb_filename: '/t2.webp' }, is_fictional: true }
const faceless = { main_image: null, is_fictional: false }
const pictures = { list: 'profiles', picture: 'main_image', count: 3 }

const place = '<span data-face=""><span></span></span>'
/** What the browser makes of it, in a page with these places. */
const open = (profiles: object[], places: string) => {
  const html = renderFaces({
    pictures: picturesOf({ profiles }, pictures),
    label: 'Fictional profile',
    nonce: 'n0nce',
    escape,
  })
  document.body.innerHTML = `<div data-skeleton>${places}</div>${html}`
  const script = document.querySelector('script')?.textContent
  if (script) new Function(script)()
  return [...document.querySelectorAll<HTMLElement>('[data-face]')].map((at) => [
    at.querySelector('img')?.getAttribute('src') ?? null,
    at.textContent,
  ])
}

it('[TRUST-01] the first faces stand in the placeholder in their order, fictional ones with their label', () => {
  expect(open([real, faceless, invented], place.repeat(4))).toEqual([
    ['/t1.webp', ''],
    [null, ''],
    ['/t2.webp', 'Fictional profile'],
    [null, ''],
  ])
  expect([...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)).toEqual([
    '/t1.webp',
    '/t2.webp',
  ])
})

it('[TRUST-01] a fictional face is not shown where its label has no place, or nobody says what it is', () => {
  expect(open([invented, real], '<span data-face=""></span>'.repeat(2))).toEqual([
    [null, ''],
    ['/t1.webp', ''],
  ])
  expect(open([{ main_image: real.main_image }], place)).toEqual([['/t1.webp', 'Fictional profile']])
})

it('an address cannot end its attribute', () => {
  open([{ ...real, main_image: { filename: '"><b>', thumb_filename: '"><b>' } }], place)
  expect(document.querySelector('b')).toBeNull()
})

it('without a picture nothing is added', () => {
  expect(renderFaces({ pictures: [null], label: '', nonce: '', escape })).toBe('')
})
