import { Agent, get } from 'node:http'
import { eventsPath } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import type { createLoad } from './loadCalls'
import { p95, row, together } from './outcomes'
import type { Outcome } from './outcomes'

const AT_ONCE = 50
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

const open = (url: string, cookie: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const request = get(`${url}${eventsPath}`, { agent, headers: { cookie } }, (answer) => {
      answer.resume()
      answer.on('error', () => {})
      if (answer.statusCode === 200) resolve(() => request.destroy())
      else reject(new Error(`a stream was answered with ${answer.statusCode}`))
    })
    request.on('error', reject)
  })

const openStreams = async (url: string, cookies: readonly string[], count: number) => {
  const most = cookies.length * limits.streamsPerMember
  if (count > most) throw new Error(`${cookies.length} members can have ${most} streams`)
  const closers: (() => void)[] = []
  for (let from = 0; from < count; from += AT_ONCE) {
    const few = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, index) => from + index)
    closers.push(...(await Promise.all(few.map((at) => open(url, cookies[at % cookies.length] ?? '')))))
  }
  return () => closers.forEach((close) => close())
}

const goal = 1.5

interface Given {
  url: string
  cookies: readonly string[]
  count: number
  windows: number
  seconds: number
  rates: Parameters<ReturnType<typeof createLoad>['run']>[1]
  memory: () => Record<string, number>
}

/**
 * Returns the exit code. Uses p95, because p99 of a few hundred requests shows only the pauses of this process, which
 * holds the streams.
 */
export const compareStreams = async (load: ReturnType<typeof createLoad>, given: Given): Promise<number> => {
  const { url, cookies, count, windows, seconds, rates, memory } = given
  const measured = async (): Promise<Outcome> => {
    const all: Outcome[] = []
    for (let window = 0; window < windows; window += 1) all.push(await load.run(seconds, rates))
    return together(all)
  }
  const before = await measured()
  const [emptyMemory, openedAt] = [memory(), Date.now()]
  const close = await openStreams(url, cookies, count)
  console.log(`${count} streams are open after ${((Date.now() - openedAt) / 1000).toFixed(1)} s`)
  const beside = await measured()
  const fullMemory = memory()
  close()
  console.table(
    Object.entries({ before, 'beside the streams': beside }).flatMap(([when, { polls, sends }]) => [
      row(`polls ${when}`, polls),
      row(`sends ${when}`, sends),
    ]),
  )
  for (const [name, mb] of Object.entries(fullMemory))
    console.log(`${name}: ${emptyMemory[name]} MB before, ${mb} MB with the streams`)
  const ratio = Math.max(p95(beside.polls) / p95(before.polls), p95(beside.sends) / p95(before.sends))
  const errors = [before, beside].reduce((sum, { polls, sends }) => sum + polls.errors + sends.errors, 0)
  const isMet = errors === 0 && ratio <= goal
  console.log(
    `Calls beside ${count} streams: p95 ${ratio.toFixed(2)} times as long, ${errors} errors: ${isMet ? 'met' : 'MISSED'}.`,
  )
  return isMet ? 0 : 1
}
