/**
 * Simulates one member who sends many requests at once. Runs in a separate process, so that sending them does not delay
 * the measuring process.
 */
import { Agent } from 'node:http'
import { ask } from './ask'
import type { Call } from './ask'

export type Burst = 'likes' | 'searches'

export interface BurstOrder {
  url: string
  cookie: string
  burst: Burst
  members: number
  ms: number
}

const burstSize = 200
const agent = new Agent({ keepAlive: true, maxSockets: burstSize })

const callOf = ({ cookie, burst, members }: BurstOrder, turn: number): Call =>
  burst === 'searches'
    ? { method: 'GET', path: '/api/members.php', headers: { cookie } }
    : {
        method: 'POST',
        path: '/api/like.php',
        headers: { cookie },
        body: JSON.stringify({ profile: 2 + (turn % (members - 1)) }),
      }

const createBurst = async (order: BurstOrder): Promise<number> => {
  const end = performance.now() + order.ms
  let answered = 0
  const again = async (_: unknown, first: number): Promise<void> => {
    for (let turn = first; performance.now() < end; turn += burstSize) {
      await ask(agent, order.url, callOf(order, turn))
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: burstSize }, again))
  return answered
}

process.on('message', (order: BurstOrder) => void createBurst(order).then((count) => process.send?.(count)))
process.send?.('ready')
