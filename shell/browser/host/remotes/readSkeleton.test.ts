import { readSkeleton } from './readSkeleton'

it('moves the nodes of the server’s skeleton between places', () => {
  const root = document.createElement('div')
  const sent = document.createElement('div')
  sent.dataset.skeleton = 'true'
  sent.append(document.createElement('span'), document.createElement('i'))
  root.append(sent)
  const nodes = [...sent.children]
  const skeleton = readSkeleton(root, 'chats')
  sent.remove()
  for (let time = 0; time < 2; time += 1) {
    const place = document.createElement('div')
    skeleton?.putInto(place)
    expect([...place.children].map((node, index) => node === nodes[index])).toEqual([true, true])
  }
  expect(skeleton?.route).toBe('chats')
})

it.each([
  ['no skeleton', null],
  ['no skeleton element', 'chats'],
])('returns null for a page with %s', (_, route) => {
  expect(readSkeleton(document.createElement('div'), route)).toBeNull()
})
