import type { EndpointName } from './endpoints'

/** Names one call with its parameters: the same for the server that made it and the browser that wants it. */
export const callKey = (name: EndpointName, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const sorted = given.map(([key, value]) => [key, String(value)]).sort()
  return `${name}?${new URLSearchParams(sorted)}`
}
