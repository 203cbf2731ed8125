import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { MessageDescriptor } from 'react-intl'
import * as fictional from '../components/fictionalMessages'
import * as facts from '../facts/factMessages'
import * as interests from '../facts/interestMessages'
import * as likes from '../features/likes/messages'
import * as finder from '../features/match-finder/messages'
import * as questions from '../features/match-finder/questionMessages'
import * as profile from '../features/profile/messages'
import * as safety from '../features/profile/safetyMessages'
import * as empty from '../features/search/emptyMessages'
import * as search from '../features/search/messages'
import * as swipe from '../features/swipe/messages'
import * as errors from '../people/errorMessages'
import * as people from '../people/messages'
import * as slots from '../slots/messages'
import italian from './it.json'

const modules = [
  ...[fictional, facts, interests, likes, finder, questions, profile, safety, empty, search, swipe],
  ...[errors, people, slots],
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

  it('every text tells translators what it is for', () => {
    expect(english.filter(({ description }) => !description)).toEqual([])
  })
})
