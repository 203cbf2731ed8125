import type { Deps } from '../../app/deps'
import { createReference } from './reference'
import { insertAutomaticReport } from './reports.repository'
import type { AutomaticReport } from './reports.repository'

/** Reports a member to the operators, at most once per day (UTC) and kind. */
export const reportAutomatically = async (deps: Deps, report: AutomaticReport): Promise<void> => {
  await insertAutomaticReport(deps.db, { ...report, reference: createReference('R'), now: deps.now() })
}
