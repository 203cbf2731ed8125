import type { RedisServers } from '../connectRedis'
import type { Fanout } from './Fanout'
import { createMemoryFanout } from './memoryFanout'
import { createRedisFanout } from './redisFanout'

export type { Fanout, FanoutItem } from './Fanout'

/** Redis if configured, otherwise in-process. */
export const createFanout = (redis?: RedisServers): Fanout =>
  redis ? createRedisFanout(redis) : createMemoryFanout()
