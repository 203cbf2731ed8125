import { createImage } from '@duetto/shared/testing'
import { portraitSizes, preloadSizesOf } from '@duetto/shared/domain'
import { portraitsOf, renderPortraits } from './portraits'

type Pictures = Parameters<typeof portraitsOf>[1]

const imageOf = (portrait: string, over = {}) =>
  createImage(1, { portrait, portrait_width: 1200, has_avif: true, ...over })
const person = (portrait: string, is_fictional: boolean | undefined = false, over = {}) => ({
  main_image: imageOf(portrait, over),
  is_fictional,
})
const pictures = { list: 'profiles', picture: 'main_image', count: 5, sizes: portraitSizes.tile }

const render = (answer: object, given: Pictures = pictures, label = { term: 'Fictional', hasIcon: true }) =>
  renderPortraits(portraitsOf(answer, given), { nonce: 'n0nce', ...label })

const show = (profiles: object[], label = { term: 'Fictional', hasIcon: true }) => {
  const sent = render({ profiles }, pictures, label)
  document.body.innerHTML = `${sent}<div data-skeleton>${profiles
    .map((_, index) => `<i data-early="${index}"><b data-early-label hidden></b></i>`)
    .join('')}</div>`
  const isShown = (element: Element | null) => element && getComputedStyle(element).display !== 'none'
  return {
    sent,
    labelled: [...document.querySelectorAll('b')].flatMap((tag, index) => (isShown(tag) ? index : [])),
  }
}
const rulesIn = (sent: string) =>
  [...sent.matchAll(/data-early="(\d)"\]\{background-image:([^}]*)\}/g)].map(([, index, image]) => [
    Number(index),
    image,
  ])

it('[TRUST-01] shows the first portraits in their places, fictional ones with their label', () => {
  const profiles = [person('/a/{file}'), { main_image: null }, person('/b/{file}', true), person('/c/{file}')]
  const { sent, labelled } = show([...profiles, person('/d/{file}'), person('/e/{file}')])
  const tile = (index: number, name: string) => [
    index,
    `image-set(url("/${name}/240.avif") 1x,url("/${name}/480.avif") 2x)`,
  ]
  expect(rulesIn(sent)).toEqual([tile(0, 'a'), tile(2, 'b'), tile(3, 'c'), tile(4, 'd')])
  expect(labelled).toEqual([2])
  expect(sent).toContain('<style nonce="n0nce">')
  expect(sent).toContain('::after{content:"Fictional"}')
})

it('preloads the first four with the widths from which the picture will choose', () => {
  const { sent } = show(['a', 'b', 'c', 'd', 'e'].map((name) => person(`/${name}/{file}`)))
  const preloads = [
    ...sent.matchAll(/<link rel="preload" as="image" type="image\/avif" imagesrcset="([^"]*)"/g),
  ]
  expect(preloads).toHaveLength(4)
  expect(preloads[0]?.[1]).toBe('/a/240.avif 240w, /a/480.avif 480w, /a/800.avif 800w, /a/1200.avif 1200w')
  expect(sent).toContain(`imagesizes="${preloadSizesOf(portraitSizes.tile)}"`)
})

it('preloads and shows no more than the page has places for', () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((name) => person(`/${name}/{file}`))
  const label = { nonce: 'n0nce', term: 'Fictional', hasIcon: true }
  const sent = renderPortraits(portraitsOf({ profiles: people }, pictures), label, {
    first: 4,
    count: 5,
    shown: 2,
  })
  expect(rulesIn(sent).map(([index]) => index)).toEqual([4, 0])
  expect(sent.match(/rel="preload"/g)).toHaveLength(2)
})

it('shows a short list in the places in which the page will show it', () => {
  // With only 5 of the 12 members, index 7 wraps around to 2 (7 mod 5).
  const people = ['a', 'b', 'c', 'd', 'e'].map((name) => person(`/${name}/{file}`))
  const label = { nonce: 'n0nce', term: 'Fictional', hasIcon: true }
  const sent = renderPortraits(portraitsOf({ profiles: people }, pictures), label, { first: 7, count: 12 })
  const places = [...sent.matchAll(/data-early="(\d+)"\]\{[^}]*url\("\/(\w)/g)].map(([, place, name]) => [
    Number(place),
    name,
  ])
  expect(places).toEqual([
    [7, 'c'],
    [8, 'd'],
    [9, 'e'],
    [10, 'a'],
    [11, 'b'],
  ])
})

it('[MEMBER-03] shows the portrait of a page about one member, in the files of its size', () => {
  const sent = render(
    { profile: person('/a/{file}') },
    { ...pictures, list: 'profile', sizes: portraitSizes.profile },
  )
  expect(rulesIn(sent)).toEqual([
    [0, 'image-set(url("/a/480.avif") 1x,url("/a/800.avif") 2x)'],
    [0, 'image-set(url("/a/800.avif") 1x,url("/a/1200.avif") 2x)'],
  ])
  expect(sent).toContain('@media (min-width:768px)')
})

it('uses WebP while there is no AVIF, and shows the preview below the portrait', () => {
  const preview = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
  const { sent } = show([person('/a/{file}', false, { has_avif: false, preview })])
  expect(sent).toContain('type="image/webp"')
  expect(sent).toMatch(
    /url\("\/a\/240.webp"\) 1x.*,var\(--early\);--early:url\("data:image\/png;base64,[\w+/=]+"\)\}/,
  )
})

it('[TRUST-01] labels a portrait whose kind is unknown', () => {
  expect(show([{ main_image: imageOf('/a/{file}') }]).labelled).toEqual([0])
})

it('shows the label without its icon where the site has none', () => {
  const fictional = [person('/a/{file}', true)]
  expect(show(fictional, { term: 'Fictional', hasIcon: false }).sent).toContain('::before{display:none}')
  expect(show(fictional).sent).not.toContain('::before')
})

it('leaves out URLs and previews that could end the rule', () => {
  const hostile = ['")}*{display:none}', '</style><script>', '/a\\22 .webp', '/a b', '/a\n']
  expect(show(hostile.map((file) => person(file))).sent).toBe('')
  for (const preview of hostile)
    expect(show([person('/a/{file}', false, { preview })]).sent).toBe(show([person('/a/{file}')]).sent)
})

it('escapes the label', () => {
  const { sent } = show([person('/a/{file}', true)], { term: 'é"}*</style>', hasIcon: true })
  expect(sent).toContain('content:"é\\22 \\7d \\2a \\3c \\2f style\\3e "')
})
