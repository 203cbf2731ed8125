import type { Deps } from '../../app/deps'
import { createReference } from './reference'
import { insertAutomaticReport } from './reports.repository'
import type { AutomaticReport } from './reports.repository'

export const reportAutomatically = async (deps: Deps, report: AutomaticReport): Promise<void> => {
  await insertAutomaticReport(deps.db, { ...report, reference: createReference('R'), now: deps.now() })
}
