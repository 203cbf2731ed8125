import { takeTracking } from './tracking'

it('[TRACK-01] takes the parameters out of the address and strips braces', () => {
  const { record, rest } = takeTracking('?network={net}&ref=abc&sub=1&aff_sub2=x&gender=female&cpc=')
  expect(record).toEqual({ network: 'net', ref: 'abc', sub1: '1', sub2: 'x' })
  expect(rest).toBe('?gender=female')
})

it('[TRACK-01] leaves an address without them as it is', () => {
  expect(takeTracking('?gender=female')).toEqual({ record: {}, rest: '?gender=female' })
})
