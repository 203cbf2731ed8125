import { catalogueFaults } from '@duetto/shared/testing'
import * as fictional from '../entities/fictional/fictionalMessages'
import * as likes from '../features/likes/messages'
import * as finder from '../features/match-finder/messages'
import * as questions from '../features/match-finder/questionMessages'
import * as profile from '../features/profile/messages'
import * as safety from '../features/profile/safetyMessages'
import * as empty from '../features/search/emptyMessages'
import * as search from '../features/search/messages'
import * as swipe from '../features/swipe/messages'
import * as errors from '../entities/errors/errorMessages'
import * as people from '../entities/people/messages'
import * as slots from '../slots/messages'
import italian from './it.json'

const modules = [
  ...[fictional, likes, finder, questions, profile, safety, empty, search, swipe],
  ...[errors, people, slots],
]
it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(catalogueFaults(italian, modules)).toEqual([])
})
