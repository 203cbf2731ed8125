import { catalogueFaults } from '@duetto/shared/testing'
import * as join from '../join/messages'
import * as landers from '../landers/messages'
import * as loadMessages from '../loadMessages'
import * as profile from '../profile/messages'
import * as reasonMessages from '../landers/reasonMessages'
import * as scenes from '../landers/scenes/messages'
import italian from './it.json'

it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(catalogueFaults(italian, [join, landers, reasonMessages, scenes, loadMessages, profile])).toEqual([])
})
