import type { Redis } from 'ioredis'

/**
 * Logs one line when Redis goes down and one when it is back, because the client reconnects several times a
 * second.
 */
export const logRedisErrors = (client: Redis): void => {
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
