import type { EndpointName } from './endpoints'

/**
 * Key of a call and its query. Server and browser must compute the same key, because the browser uses it to find the
 * response that the server has streamed.
 */
export const callKey = (name: EndpointName, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const sorted = given.map(([key, value]) => [key, String(value)]).sort()
  return `${name}?${new URLSearchParams(sorted)}`
}
