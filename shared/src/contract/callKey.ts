import type { EndpointName } from './endpoints'

/**
 * Key of a call and its parameters, equal on the server that makes the call and in the browser that needs the
 * answer.
 */
export const callKey = (name: EndpointName, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const sorted = given.map(([key, value]) => [key, String(value)]).sort()
  return `${name}?${new URLSearchParams(sorted)}`
}
