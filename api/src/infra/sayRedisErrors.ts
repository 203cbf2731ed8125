import type { Redis } from 'ioredis'

/** Logs once when Redis goes down and once when it is back, because it reconnects several times a second. */
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
