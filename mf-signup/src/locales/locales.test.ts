import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { MessageDescriptor } from 'react-intl'
import * as common from '../components/messages'
import * as errors from '../errors/errorMessages'
import * as facts from '../facts/factMessages'
import * as interests from '../facts/interestMessages'
import * as links from '../features/links/messages'
import * as login from '../features/login/messages'
import * as matches from '../features/matches/messages'
import * as profile from '../features/profile/messages'
import * as reset from '../features/reset/messages'
import * as settings from '../features/settings/messages'
import * as signup from '../features/signup/messages'
import * as fields from '../forms/fieldMessages'
import * as geolocation from '../geolocation/messages'
import * as photos from '../photos/messages'
import * as reminder from '../slots/messages'
import italian from './it.json'

const modules = [
  ...[common, errors, facts, interests, fields, geolocation, photos, reminder],
  ...[links, login, matches, profile, reset, settings, signup],
]
const english = modules
  .flatMap((module): Record<string, MessageDescriptor>[] => Object.values(module))
  .flatMap((group) => Object.values(group))

/** Names of what is put into a text, e.g. `name`, in every branch. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const inner =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => argumentsOf(value)) : []
    return [element.value, ...inner]
  })
const namesIn = (text: unknown): string[] => [...new Set(argumentsOf(parse(String(text))))].sort()

describe('texts', () => {
  it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
    const catalogue: Record<string, string> = italian
    for (const { id, defaultMessage } of english) {
      const text = catalogue[String(id)]
      expect({ id, text: typeof text }).toEqual({ id, text: 'string' })
      expect({ id, names: namesIn(text) }).toEqual({ id, names: namesIn(defaultMessage) })
    }
    expect(Object.keys(catalogue).sort()).toEqual(english.map(({ id }) => String(id)).sort())
  })

  it('the fixed Italian sentences are as the product states them', () => {
    expect(italian['signup.error.unknown']).toBe(
      'Si è verificato un errore, ti preghiamo di riprovare più tardi.',
    )
    expect(italian['signup.error.loginFailed']).toBe('Login non andato a buon fine, prova di nuovo')
  })

  it('every text tells translators what it is for', () => {
    expect(english.filter(({ description }) => !description)).toEqual([])
  })
})
