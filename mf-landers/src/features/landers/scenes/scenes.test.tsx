import { createCard, createImage, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Reasons } from '../../../widgets/reasons/Reasons'
import { Collage } from './Collage'
import { Conversation } from './Conversation'
import { CountryMap } from './CountryMap'
import { Feed } from './Feed'
import { Gallery } from './Gallery'
import { Interests } from './Interests'
import { sceneProps } from './sceneProps'
import type { Answers } from './types'

const person = (id: number, over = {}) =>
  createCard(id, {
    name: `Person ${id}`,
    city: `Town ${id}`,
    main_image: createImage(id),
    ...over,
  })
const pictures = (container: HTMLElement) =>
  [...container.querySelectorAll('img')].map((image) => /\/media\/(\d+)/.exec(image.src)?.[1])

const walls = [
  ['[ROUTE-40] the gallery', Gallery, 9],
  ['[ROUTE-39] the collage', Collage, 14],
  ['[ROUTE-38] the conversation', Conversation, 3],
  ['[ROUTE-41] the interests', Interests, 4],
] as const

it.each(walls)('%s reserves a place for every face while loading', (_, Scene, count) => {
  const { container } = renderRemote(<Scene {...sceneProps()} />)
  expect(pictures(container)).toEqual([])
  expect(container.querySelectorAll('figure')).toHaveLength(count)
})

it.each(walls)('%s shows each member once, however few there are', (_, Scene) => {
  const { container } = renderRemote(<Scene {...sceneProps({ people: [person(1), person(2)] })} />)
  expect(pictures(container)).toEqual(['1', '2'])
})

it.each(walls)('[TRUST-01] %s labels fictional and demo members only', (_, Scene) => {
  const { unmount } = renderRemote(
    <Scene {...sceneProps({ people: [person(1, { is_fictional: true }), person(2, { is_demo: true })] })} />,
  )
  expect(screen.getAllByText('Fictional profile')[0]).toBeVisible()
  expect(screen.getAllByText('Demo')[0]).toBeVisible()
  unmount()
  renderRemote(<Scene {...sceneProps({ people: [person(1)] })} />)
  expect(screen.queryByText('Fictional profile')).toBeNull()
})

const italian = (id: number, city: string, over = {}) => person(id, { country: 'IT', city, ...over })

it('[ROUTE-42] shows members at their towns on the map of their country, and never fictional ones', async () => {
  const people = [
    italian(1, 'Milano'),
    italian(2, 'Palermo'),
    italian(3, 'Nowhere'),
    italian(4, 'Bari', { is_fictional: true }),
  ]
  const { container } = renderRemote(<CountryMap {...sceneProps({ people })} />)
  expect(await screen.findByText('Italy: members, shown at their town')).toBeVisible()
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Person 1 Milano',
    'Person 2 Palermo',
  ])
  expect(container.querySelector('path')?.getAttribute('d')).toMatch(/^M\d/)
})

it('[TRUST-01] on the map, labels demo members only, whether or not others there are fictional', async () => {
  const people = [
    italian(1, 'Milano', { is_fictional: true }),
    italian(2, 'Palermo'),
    italian(3, 'Bari', { is_demo: true }),
  ]
  renderRemote(<CountryMap {...sceneProps({ people })} />)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(screen.queryByText('Fictional profile')).toBeNull()
  const [real, demo] = screen.getAllByRole('listitem')
  expect(real).not.toHaveTextContent('Demo')
  expect(demo).toHaveTextContent('Demo')
  expect(screen.getAllByText('Demo')).toHaveLength(1)
})

it('[ROUTE-42] moves names above pictures, or hides pins, to avoid earlier pins and the caption', async () => {
  const tops: Readonly<Record<string, number>> = {
    Milano: 100,
    Roma: 130,
    Napoli: 200,
    Palermo: 275,
    Bari: 290,
  }
  const rect = jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    if (this.tagName === 'FIGCAPTION') return new DOMRect(0, 310, 0, 20)
    const words = this.tagName === 'LI' ? this.textContent : ''
    const town = Object.keys(tops).find((name) => words.includes(name))
    const shift = this.hasAttribute('data-low') ? -22 : 0
    return town ? new DOMRect(0, (tops[town] ?? 0) + shift, 40, 50) : new DOMRect()
  })
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390)
  try {
    const people = Object.keys(tops).map((town, index) => italian(index + 1, town))
    renderRemote(<CountryMap {...sceneProps({ people })} />)
    await screen.findByText('Italy: members, shown at their town')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
    const pins = screen.getAllByRole('listitem')
    expect(pins.map((pin) => [pin.textContent, pin.hasAttribute('data-low')])).toEqual([
      ['Person 1 Milano', false],
      ['Person 3 Napoli', false],
      ['Person 4 Palermo', true],
    ])
  } finally {
    rect.mockRestore()
    width.mockRestore()
  }
})

it.each([
  ['two towns far from each other', ['Milano', 'Palermo'], [0.5, 1]],
  ['one town', ['Milano'], [0.3, 0.5]],
] as const)('[ROUTE-42] shows the part of the country with %s', async (_, towns, [least, most]) => {
  const people = towns.map((town, index) => italian(index + 1, town))
  const { container } = renderRemote(<CountryMap {...sceneProps({ people })} />)
  const pins = await screen.findAllByRole('listitem')
  const places = pins.map((pin) => getComputedStyle(pin)).flatMap(({ left, top }) => [left, top])
  for (const place of places.map(parseFloat)) expect(place > 5 && place < 95).toBe(true)
  const [, , , height = 0] =
    container.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
  expect(height / 600 > least && height / 600 <= most).toBe(true)
})

it('[ROUTE-42] a pin links to its member', async () => {
  renderRemote(<CountryMap {...sceneProps({ people: [italian(7, 'Milano')] })} />)
  expect(await screen.findByRole('link', { name: /^Person 7, / })).toHaveAttribute('href', '/members/7')
})

it('[ROUTE-42] shows a note if the people live in another country than the visitor', async () => {
  renderRemote(<CountryMap {...sceneProps({ people: [italian(1, 'Milano')] })} />, { country: 'FI' })
  expect(
    await screen.findByText('Finland: nobody to show yet. These people live elsewhere: Italy.'),
  ).toBeVisible()
})

it('[ROUTE-42] shows no map if all profiles are fictional', () => {
  const people = [italian(1, 'Milano', { is_fictional: true })]
  renderRemote(<CountryMap {...sceneProps({ people })} />)
  expect(screen.getByText('No member shows a photo to visitors yet.')).toBeVisible()
})

it('[ROUTE-43] keeps the order of its early portraits, and a reply opens sign-up for that member', async () => {
  const prompt = { prompt: 'sunday', answer: 'Markets, then soup.' } as const
  const people = [person(1), person(2, { prompt })]
  const { user, signUps } = renderRemote(<Feed {...sceneProps({ people })} />)
  const posts = screen.getAllByRole('listitem')
  expect(posts).toHaveLength(2)
  expect(posts[0]).toHaveTextContent('Person 1')
  expect(posts[1]).toHaveTextContent('My ideal Sunday')
  expect(posts[1]).toHaveTextContent('Markets, then soup.')
  await user.click(screen.getByRole('button', { name: 'Reply to Person 2' }))
  expect(signUps).toEqual([{ profileId: 2, lookingFor: null }])
})

interface KeptProps {
  Scene: typeof Interests
  log: Answers[]
  lookingFor?: Answers['lookingFor']
}

const Kept = ({ Scene, log, lookingFor }: KeptProps) => {
  const [answers, setAnswers] = useState<Answers>({ lookingFor, interests: [] })
  log.push(answers)
  return (
    <Scene
      {...sceneProps({
        answers,
        onAnswer: (change) => setAnswers((before) => ({ ...before, ...change })),
        form: <button type="submit">The form</button>,
      })}
    />
  )
}

it('[ROUTE-41] refuses a fourth interest and emphasises the count', async () => {
  const log: Answers[] = []
  const { user } = renderRemote(<Kept Scene={Interests} log={log} />)
  for (const name of ['Animals', 'Art', 'The beach', 'Cooking'])
    await user.click(screen.getByRole('checkbox', { name }))
  expect(log.at(-1)?.interests).toEqual(['animals', 'art', 'beach'])
  expect(screen.getByRole('checkbox', { name: 'Cooking' })).not.toBeChecked()
  expect(screen.getByRole('group', { name: '3 of 3 chosen' })).toBeVisible()
  expect(screen.getByText('3 of 3 chosen')).toHaveAttribute('data-refused')
  await user.click(screen.getByRole('checkbox', { name: 'Art' }))
  expect(log.at(-1)?.interests).toEqual(['animals', 'beach'])
  await user.click(screen.getByRole('checkbox', { name: 'Cooking' }))
  expect(screen.getByText('3 of 3 chosen')).not.toHaveAttribute('data-refused')
})

describe('[ROUTE-38] conversation', () => {
  const scrolled: unknown[] = []
  beforeEach(() => {
    scrolled.length = 0
    jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(
      this: HTMLElement,
      options,
    ) {
      scrolled.push([this.textContent, options])
    })
  })
  afterEach(() => jest.restoreAllMocks())
  const choices = () => screen.queryAllByRole('button').filter((each) => each.textContent !== 'The form')

  it('three taps answer the site’s questions, and the form’s button stays in the window', async () => {
    const log: Answers[] = []
    const { user } = renderRemote(<Kept Scene={Conversation} log={log} />)
    expect(screen.getByText(/asks\. No member is writing here\./)).toBeVisible()
    expect(screen.getByText('The form')).toBeVisible()
    const formParts = screen.getByText('The form').parentElement
    expect(formParts).toHaveAttribute('data-asks-whom')
    const focus = jest.spyOn(HTMLElement.prototype, 'focus')
    await user.click(screen.getByRole('button', { name: 'Music' }))
    expect(screen.getByText('And who would you like to write to?')).toHaveFocus()
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
    expect(formParts).toHaveAttribute('data-asks-whom')
    await user.click(screen.getByRole('button', { name: 'Men' }))
    expect(formParts).not.toHaveAttribute('data-asks-whom')
    await user.click(screen.getByRole('button', { name: 'Reading' }))
    expect(screen.getByText(/start of your profile/)).toHaveFocus()
    expect(log.at(-1)).toEqual({ lookingFor: 'male', interests: ['music', 'reading'] })
    expect(choices()).toEqual([])
    expect(screen.getByText(/start of your profile/)).toBeVisible()
    expect(scrolled).toEqual(Array(3).fill(['The form', { block: 'nearest' }]))
  })

  it('does not ask whom to write to if the niche answers it, and shows the form’s field', async () => {
    const log: Answers[] = []
    const { user } = renderRemote(<Kept Scene={Conversation} log={log} lookingFor="male" />)
    expect(screen.getByText('The form').parentElement).not.toHaveAttribute('data-asks-whom')
    await user.click(screen.getByRole('button', { name: 'Music' }))
    expect(screen.queryByText('And who would you like to write to?')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Reading' }))
    expect(screen.getByText(/start of your profile/)).toHaveFocus()
    expect(log.at(-1)).toEqual({ lookingFor: 'male', interests: ['music', 'reading'] })
  })
})

it('[ROUTE-01] the reasons mention free messages, the price and labels', () => {
  renderRemote(<Reasons />)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items).toHaveLength(3)
  expect(items[0]).toMatch(/5/)
  expect(items[2]).toMatch(/labelled/)
})
