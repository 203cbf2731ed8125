import type { RedisServers } from '../connectRedis'
import type { Fanout } from './Fanout'
import { createMemoryFanout } from './memoryFanout'
import { createRedisFanout } from './redisFanout'

export type { Fanout, FanoutItem } from './Fanout'

export const createFanout = (redis?: RedisServers): Fanout =>
  redis ? createRedisFanout(redis) : createMemoryFanout()
