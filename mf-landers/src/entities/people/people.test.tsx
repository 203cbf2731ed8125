import { createCard, createImage, createSearchAnswer, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { createStore } from '../../store'
import { usePeople } from './usePeople'

type Options = NonNullable<Parameters<typeof renderRemote>[1]>

const withPhoto = (id: number) =>
  createCard(id, {
    main_image: createImage(id),
  })
const Names = ({ gender, figure }: { gender?: 'female' | 'male'; figure?: string }) => {
  const people = usePeople({ gender, body_type: figure })
  return <p>{people ? `found: ${people.map(({ id }) => id).join()}` : 'loading'}</p>
}
const show = (options: Options, gender?: 'female' | 'male') =>
  renderRemote(<Names gender={gender} />, { createStore, ...options })

it('[ROUTE-39] shows members of the chosen gender who have a photo', async () => {
  const answers = {
    searchMembers: () =>
      createSearchAnswer([withPhoto(1), createCard(2, { main_image: null }), withPhoto(3)]),
  }
  const { calls } = show({ answers }, 'female')
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('found: 1,3')).toBeVisible()
  expect(calls[0]?.query).toMatchObject({ gender: 'female', limit: 12, photo: 1 })
  expect(calls[0]?.query).not.toHaveProperty('trafficsource')
})

it.each([
  [6, '1,2,3,4,5,6'],
  [5, '1,2,3,4,5,9'],
])('[ROUTE-39] adds every figure if fewer than six people have the wanted one: %i', async (count, shown) => {
  const fitting = Array.from({ length: count }, (_, index) => withPhoto(index + 1))
  const answers = {
    searchMembers: ({ query }: { query: { body_type?: string } }) =>
      createSearchAnswer(query.body_type ? fitting : [withPhoto(1), withPhoto(9)]),
  }
  renderRemote(<Names figure="curvy,full" />, { createStore, answers: answers as never })
  expect(await screen.findByText(`found: ${shown}`)).toBeVisible()
})

it('[ERROR-01] shows the people of the wanted figure if the search for others is refused', async () => {
  const answers = {
    searchMembers: (request: { query: { body_type?: string } }) =>
      request.query.body_type ? createSearchAnswer([withPhoto(1)]) : refuse('unavailable')(),
  }
  renderRemote(<Names figure="curvy,full" />, { createStore, answers: answers as never })
  expect(await screen.findByText('found: 1')).toBeVisible()
})

it.each([
  ['full', 'leaves out the traffic source if it changes nothing', undefined],
  ['limited', 'passes the traffic source to the search', true],
] as const)('[MEMBER-02] at %s search for visitors, %s', async (mode, _, trafficsource) => {
  const { calls } = show({
    tracking: { ref: 'a' },
    settings: { logged_out_search: mode, logged_out_search_trafficsource: 'full' },
    answers: { searchMembers: () => createSearchAnswer([withPhoto(1)]) },
  })
  await screen.findByText('found: 1')
  expect(calls[0]?.query).toEqual({ limit: 12, photo: 1, trafficsource })
})

it('[ERROR-01] shows the lander without faces if the search is refused', async () => {
  show({ answers: { searchMembers: refuse('unavailable') } })
  await waitFor(() => expect(screen.getByText('found:')).toBeVisible())
})
