/**
 * One member who calls 200 times at once, in a process of its own, as on another machine: making two hundred requests holds up
 * the process that makes them, which must not be the one that measures.
 */
import { Agent } from 'node:http'
import { ask } from './ask'
import type { Call } from './ask'

/** What one member does 200 times at once. */
export type Burst = 'likes' | 'searches'

export interface BurstOrder {
  url: string
  cookie: string
  burst: Burst
  /** There are so many members. */
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

/** Each of the 200 calls again as soon as it is answered; resolves with how many were. */
const makeBurst = async (order: BurstOrder): Promise<number> => {
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

process.on('message', (order: BurstOrder) => void makeBurst(order).then((count) => process.send?.(count)))
process.send?.('ready')
