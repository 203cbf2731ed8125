import { catalogueFaults } from '@duetto/shared/testing'
import * as join from '../entities/join/messages'
import * as landers from '../features/landers/messages'
import * as profile from '../features/profile/messages'
import * as reasonMessages from '../features/landers/reasonMessages'
import * as scenes from '../features/landers/scenes/messages'
import italian from './it.json'

it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(catalogueFaults(italian, [join, landers, reasonMessages, scenes, profile])).toEqual([])
})
