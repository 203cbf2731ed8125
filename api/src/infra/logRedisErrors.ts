import type { Redis } from 'ioredis'

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
