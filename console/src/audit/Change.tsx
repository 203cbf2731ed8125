import type { ConsoleResponse } from '@duetto/shared/contract/console'

type Entry = ConsoleResponse<'listAudit'>['entries'][number]

const valueText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? null)
const listText = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${valueText(value)}`)
    .join(', ')

export const Change = ({ entry: { before, after, details } }: { entry: Entry }) => {
  const parts = [before, after].filter((part) => part !== null).map(listText)
  if (parts.length > 0) return <>{parts.join(' → ')}</>
  return <>{listText(details) || '–'}</>
}
