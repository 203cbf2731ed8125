import { pause } from './Fault'
import type { Fault } from './Fault'
import type { Report } from './report'
import type { Senders } from './senders'

const calmMs = 1000
const expected: readonly number[] = [0, 503]

export const causeUnderLoad = async (
  { name, cause, slowerByMs, withinMs = Infinity }: Fault,
  { senders, audit, report }: { senders: Senders; audit: () => Promise<string[]>; report: Report },
): Promise<void> => {
  senders.resetSlowest()
  await pause(calmMs)
  senders.refused.clear()
  const calm = senders.resetSlowest()
  await cause()
  const firstMs = await senders.nextAcknowledgement()
  const slowest = senders.resetSlowest()
  const refused = [...senders.refused].map(([status, count]) => `${status || 'none'} ×${count}`)
  const isForeseen = [...senders.refused.keys()].every((status) => expected.includes(status))
  const isUnnoticed = refused.length === 0 && slowest <= calm + (slowerByMs ?? Infinity)
  const wrong = await audit()
  report.add(
    name,
    [
      `first acknowledgement after ${Math.round(firstMs)} ms`,
      `slowest ${Math.round(slowest)} ms (before ${Math.round(calm)})`,
      `refused ${refused.join(', ') || '0'}`,
      ...wrong,
    ],
    wrong.length === 0 && isForeseen && firstMs <= withinMs && (slowerByMs === undefined || isUnnoticed),
  )
}
