/** Parses a webhook's body; undefined if it is not JSON. */
export const parseBody = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
