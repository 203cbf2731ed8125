import { catalogueFaults } from '@duetto/shared/testing'
import * as common from '../entities/page/messages'
import * as errors from '../entities/errors/errorMessages'
import * as links from '../features/links/messages'
import * as login from '../features/login/messages'
import * as matches from '../features/matches/messages'
import * as profile from '../features/profile/messages'
import * as reset from '../features/reset/messages'
import * as settings from '../features/settings/messages'
import * as signup from '../features/signup/messages'
import * as fields from '../entities/account/fieldMessages'
import * as geolocation from '../entities/geolocation/messages'
import * as photos from '../entities/photos/messages'
import * as reminder from '../slots/messages'
import italian from './it.json'

const modules = [
  ...[common, errors, fields, geolocation, photos, reminder],
  ...[links, login, matches, profile, reset, settings, signup],
]
it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(catalogueFaults(italian, modules)).toEqual([])
})
