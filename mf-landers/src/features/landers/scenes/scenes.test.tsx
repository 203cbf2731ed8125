import { createCard, renderRemote } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { Reasons } from '../../../widgets/reasons/Reasons'
import { Collage } from './Collage'
import { Letters } from './Letters'
import { Mosaic } from './Mosaic'
import { TownMap } from './TownMap'

const person = (id: number, over = {}) =>
  createCard(id, {
    name: `Person ${id}`,
    city: `Town ${id}`,
    main_image: {
      id,
      filename: `/media/${id}.webp`,
      thumb_filename: `/media/${id}-t.webp`,
      match: `/media/${id}-m.webp`,
      status: 'active',
    },
    ...over,
  })
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => /\/media\/(\d+)/.exec(image.src)?.[1])

it.each([
  ['the wall', Mosaic, 7],
  ['the collage', Collage, 12],
  ['the map', TownMap, 9],
] as const)('[ROUTE-40] %s reserves a place for every face while loading', (_, Scene, count) => {
  const { container } = renderRemote(<Scene people={null} />)
  expect(pictures(container)).toEqual([])
  expect(container.querySelectorAll('figure, svg ~ span')).toHaveLength(count)
})

it.each([
  ['the wall', Mosaic, 7],
  ['the collage', Collage, 12],
  ['the map', TownMap, 9],
] as const)('[ROUTE-40] %s repeats members if there are too few', (_, Scene, count) => {
  const { container } = renderRemote(<Scene people={[person(1), person(2)]} />)
  const shown = pictures(container)
  expect(shown).toHaveLength(count)
  expect(new Set(shown)).toEqual(new Set(['1', '2']))
})

it.each([
  ['the wall', Mosaic],
  ['the collage', Collage],
  ['the map', TownMap],
  ['the conversation', Letters],
] as const)('[TRUST-01] %s labels fictional members only', (_, Scene) => {
  const { unmount } = renderRemote(<Scene people={[person(1, { is_fictional: true })]} />)
  expect(screen.getAllByText('Fictional profile')[0]).toBeVisible()
  unmount()
  renderRemote(<Scene people={[person(1)]} />)
  expect(screen.queryByText('Fictional profile')).toBeNull()
})

it('[ROUTE-42] shows towns on the map, never streets', () => {
  renderRemote(<TownMap people={[person(1), person(2)]} />)
  expect(screen.getAllByText('Town 1')[0]).toBeVisible()
  expect(screen.getAllByText('Town 2')[0]).toBeVisible()
})

it('[ROUTE-38] labels the conversation as an example and names its members', () => {
  renderRemote(<Letters people={[person(1)]} />)
  const example = within(screen.getByRole('figure'))
  expect(example.getByText('An example of a conversation')).toBeVisible()
  expect(example.getAllByText('Person 1')).toHaveLength(2)
  expect(example.getByText('Is the rain this loud where you are?')).toBeInTheDocument()
})

it('[ROUTE-41] the reasons mention free messages, the price and labels', () => {
  renderRemote(<Reasons />)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toHaveLength(3)
  expect(items[0]).toMatch(/5/)
  expect(items[2]).toMatch(/labelled/)
})
