import { toCsv } from './csv'
import { weekTable } from './weekTable'

const week = { week: '2026-03-02', sign_ups: 8, activations: 5, after_1: 2, after_4: null }

it('has a column for each currency, in all weeks', () => {
  const table = weekTable([
    { ...week, week: '2026-02-23', revenue: [] },
    {
      ...week,
      revenue: [
        { currency: 'PLN', amount_minor: 4999 },
        { currency: 'EUR', amount_minor: -150 },
      ],
    },
  ])
  expect(toCsv(Object.keys(table[0] ?? {}), table).split('\r\n')).toEqual([
    'week,sign_ups,activations,after_1,after_4,EUR,PLN',
    '2026-02-23,8,5,2,,0,0',
    '2026-03-02,8,5,2,,-1.5,49.99',
    '',
  ])
})
