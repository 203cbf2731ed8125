import { previewOf } from './preview'

const settings = { is_demo: true, locales: ['en' as const, 'de' as const] }
const config = { hasDevRemotes: false }
const parse = (search: string, site = settings, shell = config) =>
  previewOf(new URL(`http://page/landers/gallery${search}`), site, shell)

it('selects language and theme of a preview', () => {
  expect(parse('?preview=de.dark')).toEqual({ locale: 'de', theme: 'dark' })
})

it.each(['', '?preview=de', '?preview=xx.dark', '?preview=de.pink'])('ignores “%s”', (search) => {
  expect(parse(search)).toBeNull()
})

it('works on a demo site and in development only', () => {
  const live = { ...settings, is_demo: false }
  expect(parse('?preview=de.dark', live)).toBeNull()
  expect(parse('?preview=de.dark', live, { hasDevRemotes: true })).toEqual({ locale: 'de', theme: 'dark' })
})
