import { within } from '../../infra/within'

export interface Finding {
  state: 'ok' | 'warning' | 'fault' | 'skipped'
  check: string
  text: string
}

export type Outcome = Omit<Finding, 'check'>

export interface Check {
  name: string
  run: () => Promise<Outcome | Outcome[]>
}

export const ok = (text: string): Outcome => ({ state: 'ok', text })
export const warning = (text: string): Outcome => ({ state: 'warning', text })
export const fault = (text: string): Outcome => ({ state: 'fault', text })
export const skipped = (text: string): Outcome => ({ state: 'skipped', text })

export const reasonOf = (error: unknown): string => {
  const { cause } = error as { cause?: unknown }
  const inner = cause instanceof Error ? cause : error
  return inner instanceof Error ? inner.message || inner.name : String(inner)
}

export const runChecks = async (checks: readonly Check[], limitMs: number): Promise<Finding[]> => {
  const results = await Promise.all(
    checks.map(async ({ name, run }) => {
      const outcome = await within(limitMs, run()).catch((error: unknown) =>
        fault(`This could not be checked: ${reasonOf(error)}.`),
      )
      return [outcome].flat().map((one) => ({ ...one, check: name }))
    }),
  )
  return results.flat().map(({ state, check, text }) => ({ state, check, text }))
}
