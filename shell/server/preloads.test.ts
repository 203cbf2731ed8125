/** @jest-environment node */
import { preloadsFor } from './preloads'

const shell = {
  name: 'shell',
  build: 's1',
  files: {},
  chunks: { main: ['main.a.js'], member: ['member.b.js'], 'locale-it-json': ['it.c.js'] },
}
const hrefs = (hasSession: boolean) =>
  preloadsFor({ route: null, locale: 'it', shell, plans: {}, fonts: [], hasSession }).map(({ href }) => href)

it('what only members need is named in the pages of those who have a session', () => {
  expect(hrefs(true)).toEqual(['/s/it.c.js', '/s/member.b.js'])
  expect(hrefs(false)).toEqual(['/s/it.c.js'])
})
