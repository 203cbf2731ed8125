import type { EndpointName } from './endpoints'

/**
 * Identifies a call and its query. The server and the browser must compute equal keys, so that the browser finds the
 * response that the server has streamed.
 */
export const callKey = (name: EndpointName, query: object = {}): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null)
  const sorted = given.map(([key, value]) => [key, String(value)]).sort()
  return `${name}?${new URLSearchParams(sorted)}`
}
