import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { MessageDescriptor } from 'react-intl'

/** Names of what is put into a text, e.g. `name`, in every branch and tag. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    const branches = 'options' in element ? Object.values(element.options).map(({ value }) => value) : []
    const children = 'children' in element ? [element.children] : []
    return [element.value, ...[...branches, ...children].flatMap(argumentsOf)]
  })
const namesIn = (text: string): string => [...new Set(argumentsOf(parse(text)))].sort().join(' ')

/**
 * What is wrong with a catalogue: texts that lack, that nobody asks for, or that take other values than the English
 * one. `modules` are the `messages.ts` files as namespaces.
 */
export const catalogueFaults = (catalogue: Record<string, string>, modules: readonly object[]): string[] => {
  const english = modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(
      (group): group is Record<string, MessageDescriptor> => typeof group === 'object' && group !== null,
    )
    .flatMap((group) => Object.values(group))
  const ids = new Set(english.map(({ id }) => String(id)))
  const unknown = Object.keys(catalogue).filter((id) => !ids.has(id))
  const wrong = english.filter(({ id, defaultMessage }) => {
    const text = catalogue[String(id)]
    return text === undefined || namesIn(text) !== namesIn(String(defaultMessage))
  })
  return [...unknown, ...wrong.map(({ id }) => String(id))]
}
