import { until } from '../../../api/src/testing/runningApi'
import { childrenOf } from './processes'
import type { Fault } from './Fault'
import { outageMs, pause } from './Fault'
import type { Site } from './site'

/** Kills the API that serves; its spare takes over. */
const killServing = (api: Site['apis'][number]): void => {
  const [serving] = childrenOf(api.pid())
  if (serving) process.kill(serving, 'SIGKILL')
}
const spareIsThere = (api: Site['apis'][number]) =>
  until(async () => (await api.isReady()) && childrenOf(api.pid()).length === 2)

/** How long a message may wait for an answer after all APIs were killed. */
const allKilledMs = 2000
/** A spare loads its code within this time, also on a busy machine. */
const loadMs = 3000

export const killed = ({ apis, worker }: Site): Fault[] => [
  { name: 'one API killed', cause: async () => killServing(apis[0]) },
  {
    name: 'both APIs killed',
    withinMs: allKilledMs,
    cause: async () => {
      await Promise.all(apis.map(spareIsThere))
      await pause(loadMs)
      apis.forEach(killServing)
    },
  },
  {
    name: 'both APIs killed with spares',
    cause: async () => {
      await Promise.all(apis.map((api) => api.kill()))
      // As the containers' restart does.
      for (const api of apis) void api.start()
    },
  },
  {
    name: 'worker killed',
    slowerByMs: Infinity,
    cause: async () => {
      // The fault before this one may still be starting them.
      await Promise.all(apis.map(spareIsThere))
      await worker.kill()
      await pause(outageMs)
      await worker.start()
    },
  },
]
