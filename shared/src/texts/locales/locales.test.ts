import { catalogueFaults } from '../../testing'
import * as errors from '../errorMessages'
import * as ui from '../../ui/messages'
import italian from './it.json'

it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(catalogueFaults(italian, [ui, errors])).toEqual([])
})
