import { until } from '../../../api/src/testing/runningApi'
import { childrenOf } from './processes'
import type { Fault } from './Fault'
import { outageMs, pause } from './Fault'
import type { Site } from './site'

const killServing = (api: Site['apis'][number]): void => {
  const [serving] = childrenOf(api.pid())
  if (serving) process.kill(serving, 'SIGKILL')
}
const spareIsThere = (api: Site['apis'][number]) =>
  until(async () => (await api.isReady()) && childrenOf(api.pid()).length === 2)

/** Maximum time from killing both serving APIs to the next acknowledged message. */
const allKilledMs = 2000
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
      for (const api of apis) void api.start()
    },
  },
  {
    name: 'worker killed',
    slowerByMs: Infinity,
    cause: async () => {
      await Promise.all(apis.map(spareIsThere))
      await worker.kill()
      await pause(outageMs)
      await worker.start()
    },
  },
]
