import type { Fanout } from './Fanout'
import { createMemoryFanout } from './memoryFanout'
import { createRedisFanout } from './redisFanout'

export type { Fanout, FanoutItem } from './Fanout'

/** Redis if configured, otherwise in-process. */
export const createFanout = ({ redisUrl }: { redisUrl?: string }): Fanout =>
  redisUrl ? createRedisFanout(redisUrl) : createMemoryFanout()
