import { portraitsOf, renderPortraits } from './portraits'

const person = (file: string, is_fictional: boolean | undefined = false) => ({
  main_image: { filename: '/full.webp', thumb_filename: file },
  is_fictional,
})
const pictures = { list: 'profiles', picture: 'main_image', count: 5 }

const show = (profiles: object[], label = { term: 'Fictional', hasIcon: true }) => {
  const sent = renderPortraits(portraitsOf({ profiles }, pictures), { nonce: 'n0nce', ...label })
  document.body.innerHTML = `${sent}<div data-skeleton>${profiles
    .map((_, index) => `<i data-early="${index}"><b data-early-label hidden></b></i>`)
    .join('')}</div>`
  const isShown = (element: Element | null) => element && getComputedStyle(element).display !== 'none'
  return {
    sent,
    images: [...document.querySelectorAll('i')].map((portrait) => getComputedStyle(portrait).backgroundImage),
    labelled: [...document.querySelectorAll('b')].flatMap((tag, index) => (isShown(tag) ? index : [])),
    preloads: [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
  }
}

it('[TRUST-01] shows the first portraits in their places, fictional ones with their label', () => {
  const profiles = [person('/a.webp'), { main_image: null }, person('/b.webp', true), person('/c.webp')]
  const { sent, ...shown } = show([...profiles, person('/d.webp'), person('/e.webp')])
  expect(shown).toEqual({
    images: ['url("/a.webp")', '', 'url("/b.webp")', 'url("/c.webp")', 'url("/d.webp")', ''],
    labelled: [2],
    preloads: ['/a.webp', '/b.webp', '/c.webp'],
  })
  expect(sent).toContain('<style nonce="n0nce">')
  expect(sent).toContain('::after{content:"Fictional"}')
})

it('[TRUST-01] labels a portrait whose kind is unknown', () => {
  const { main_image } = person('/a.webp')
  expect(show([{ main_image }]).labelled).toEqual([0])
})

it('shows the label without its icon where the site has none', () => {
  const fictional = [person('/a.webp', true)]
  expect(show(fictional, { term: 'Fictional', hasIcon: false }).sent).toContain('::before{display:none}')
  expect(show(fictional).sent).not.toContain('::before')
})

it('leaves out URLs that could end the rule', () => {
  const hostile = ['")}*{display:none}', '</style><script>', '/a\\22 .webp', '/a b', '/a\n']
  expect(show(hostile.map((file) => person(file))).sent).toBe('')
})

it('escapes the label', () => {
  const { sent } = show([person('/a.webp', true)], { term: 'é"}*</style>', hasIcon: true })
  expect(sent).toContain('content:"é\\22 \\7d \\2a \\3c \\2f style\\3e "')
})
