import { resolveQuery } from './resolveQuery'
import { visitScope } from './visitScope'

const query = { limit: 12, gender: ['visit.gender'], trafficsource: ['visit.trafficsource'] }
const resolve = (search: string, slug: string | undefined, siteNiche: number) =>
  resolveQuery(query, {
    path: {},
    search: {},
    user: null,
    settings: {},
    country: null,
    visit: visitScope(search, slug, siteNiche),
  })

it('a lander’s query has the niche’s gender and marks a traffic source', () => {
  expect(resolve('', undefined, 1)).toEqual({ limit: '12' })
  expect(resolve('?ref=abc', 'gay-milano', 1)).toEqual({ limit: '12', gender: 'male', trafficsource: 'true' })
  expect(resolve('?ref={}', undefined, 6)).toEqual({ limit: '12', gender: 'female' })
})
