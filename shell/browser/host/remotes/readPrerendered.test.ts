import { readPrerendered } from './readPrerendered'

it('moves the nodes of the skeleton in the page instead of copying them', () => {
  const root = document.createElement('div')
  const sent = document.createElement('div')
  sent.dataset.skeleton = 'true'
  sent.append(document.createElement('span'), document.createElement('i'))
  root.append(sent)
  const nodes = [...sent.children]
  const skeleton = readPrerendered(root, { mode: 'replace', route: 'chats' })
  sent.remove()
  for (let time = 0; time < 2; time += 1) {
    const place = document.createElement('div')
    skeleton?.putInto(place)
    expect([...place.children].map((node, index) => node === nodes[index])).toEqual([true, true])
  }
  expect(skeleton?.route).toBe('chats')
})

it.each([
  ['the server sent none', null],
  ['its element is missing', { mode: 'replace' as const, route: 'chats' }],
])('is null if %s', (_, prerendered) => {
  expect(readPrerendered(document.createElement('div'), prerendered)).toBeNull()
})
