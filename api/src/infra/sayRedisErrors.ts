import type { Redis } from 'ioredis'

/** Says once that Redis is away, and once that it is back: it is tried again several times a second. */
export const sayRedisErrors = (client: Redis): void => {
  let isAway = false
  client.on('error', (error: Error) => {
    if (!isAway) console.error(`redis: ${error.message}`)
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) console.error('redis: is back')
    isAway = false
  })
}
