import type { ConsoleResponse } from '@duetto/shared/contract/console'

export type Setting = ConsoleResponse<'listSettings'>['settings'][number]
export type Value = Setting['default']

type Kind = 'switch' | 'choice' | 'number' | 'text' | 'json'

export const kindOf = ({ schema }: Setting): Kind => {
  if (schema['type'] === 'boolean') return 'switch'
  if (Array.isArray(schema['enum'])) return 'choice'
  if (schema['type'] === 'integer' || schema['type'] === 'number') return 'number'
  return schema['type'] === 'string' ? 'text' : 'json'
}

export const valueOf = ({ for_host, for_all, default: byDefault }: Setting): Value =>
  for_host ?? for_all ?? byDefault

export const presentValue = (value: Value): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const presentList = (values: readonly Value[]): string =>
  `[${values.map((value) => JSON.stringify(value)).join(', ')}]`

export const editedText = (setting: Setting): string => {
  const value = valueOf(setting)
  if (value === null) return ''
  if (kindOf(setting) !== 'json') return presentValue(value)
  return Array.isArray(value) ? presentList(value) : JSON.stringify(value, null, 1)
}

/** Returns undefined for an invalid number or invalid JSON. The server validates everything else. */
export const parseText = (kind: Kind, text: string): Value | undefined => {
  if (kind === 'text' || kind === 'choice') return text
  try {
    const value = JSON.parse(text) as Value
    return kind === 'number' && typeof value !== 'number' ? undefined : value
  } catch {
    return undefined
  }
}
