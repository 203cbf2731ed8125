import type { EndpointName } from './endpoints'

/**
 * Identifies a call and its parameters; the server that makes it and the browser that needs it agree on this
 * key.
 */
export const callKey = (name: EndpointName, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const sorted = given.map(([key, value]) => [key, String(value)]).sort()
  return `${name}?${new URLSearchParams(sorted)}`
}
