import { fakePlatform } from '@duetto/shared/testing'
import { choosePrerendered } from './choosePrerendered'

const page = (html: string) => ({ html, styleKey: 'mf-payments-skeleton', styleNames: [] })
const pages = {
  settings: {},
  styles: {},
  hydrate: {},
  noscript: {},
  replace: {
    credits: page('packages'),
    'credits?payment': page('result'),
    'credits-id': page('checkout'),
  },
}
const { settings } = fakePlatform().platform

it.each([
  ['credits', '', 'packages'],
  ['credits', '?payment=7', 'result'],
  ['credits', '?pay=7', 'packages'],
  ['credits-id', '?payment=7', 'checkout'],
  ['premium', '', undefined],
])('[PAY-03] the skeleton of %s with %s is %s', (id, search, html) => {
  const match = { route: { id }, params: {} } as never
  const given = {
    match,
    search: new URLSearchParams(search),
    settings,
    posted: null,
    variant: null,
    hasSession: false,
  }
  expect(choosePrerendered(pages, given).page?.html).toBe(html)
})
