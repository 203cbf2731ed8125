import { portraitPreloads, portraitsOf } from './portraits'

const person = (name: string) => ({
  main_image: { filename: `/full-${name}.webp`, thumb_filename: `/thumb-${name}.webp` },
})
const pictures = { list: 'profiles', picture: 'main_image', count: 5 }

const preloaded = (profiles: object[], isLander: boolean): string[] => {
  document.body.innerHTML = portraitPreloads(portraitsOf({ profiles }, pictures), isLander)
  return [...document.querySelectorAll('link')].map(({ href }) => new URL(href).pathname)
}

it('preloads the portraits that are visible first, in their order', () => {
  const profiles = [person('a'), { main_image: null }, ...['b', 'c', 'd', 'e'].map(person)]
  expect(preloaded(profiles, false)).toEqual(['a', 'b', 'c', 'd'].map((name) => `/thumb-${name}.webp`))
  expect(document.querySelector('link')?.getAttribute('imagesrcset')).toBe(
    '/thumb-a.webp 320w, /full-a.webp 800w',
  )
  expect(preloaded(profiles, true)).toEqual(['a', 'b', 'c'].map((name) => `/thumb-${name}.webp`))
})

it('escapes the URL', () => {
  expect(preloaded([{ main_image: { filename: '"><b>', thumb_filename: '"><b>' } }], false)).toHaveLength(1)
  expect(document.querySelector('b')).toBeNull()
})
