import { fault, ok, reasonOf, warning } from '../Check'
import type { Outcome } from '../Check'

const clockFaultMs = 20_000
const clockWarningMs = 3000

export const checkClock = async (url: string, { timeoutMs }: { timeoutMs: number }): Promise<Outcome> => {
  const started = Date.now()
  const response = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(reasonOf)
  if (typeof response === 'string')
    return warning(
      `The clock was not compared, because ${url} does not answer (${response}). Try another --clock.`,
    )
  const theirs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(theirs)) return warning(`${url} sends no date, so the clock was not compared.`)
  const offMs = Math.abs((started + Date.now()) / 2 - theirs - 500)
  const off = `The clock differs by ${Math.round(offMs / 1000)} s from ${new URL(url).host}.`
  if (offMs > clockFaultMs) return fault(`${off} Second factors and signatures fail: run an NTP client.`)
  return offMs > clockWarningMs ? warning(`${off} Run an NTP client.`) : ok(off)
}
