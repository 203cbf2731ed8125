import { resolveQuery } from './resolveQuery'
import { visitScope } from './visitScope'

const query = {
  limit: 12,
  gender: ['visit.gender'],
  body_type: ['visit.bodyTypes'],
  trafficsource: ['visit.trafficsource'],
}
const settings = { niche: 1, logged_out_search: 'limited', logged_out_search_trafficsource: 'full' } as const
const resolve = (search: string, slug: string | undefined, over: object = {}) =>
  resolveQuery(query, {
    path: {},
    search: {},
    user: null,
    settings: {},
    country: null,
    visit: visitScope(search, slug, { ...settings, ...over }),
  })

it('a lander’s query has the niche’s gender and figures, and marks a traffic source', () => {
  expect(resolve('', undefined)).toEqual({ limit: '12' })
  expect(resolve('?ref=abc', 'gay-milano')).toEqual({ limit: '12', gender: 'male', trafficsource: 'true' })
  expect(resolve('?ref={}', undefined, { niche: 6 })).toEqual({ limit: '12', gender: 'female' })
  expect(resolve('', 'bbw-milano')).toEqual({ limit: '12', gender: 'female', body_type: 'curvy,full' })
})

it('marks no traffic source if it changes nothing for visitors, as the browser’s query must match', () => {
  expect(resolve('?ref=abc', undefined, { logged_out_search: 'full' })).toEqual({ limit: '12' })
})
