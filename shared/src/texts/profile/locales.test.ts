import { catalogueFaults } from '../../testing'
import * as interests from './interestMessages'
import * as fields from './profileMessages'
import italian from './locales/it.json'

it('[LOCALE-02] every field and interest has Italian words', () => {
  expect(catalogueFaults(italian, [fields, interests])).toEqual([])
})
