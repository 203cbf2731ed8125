import { backup } from './parts/backup.mjs'
import { bucket } from './parts/bucket.mjs'
import { build } from './parts/build.mjs'
import { deploy } from './parts/deploy.mjs'
import { journeys } from './parts/journeys.mjs'
import { kill } from './parts/kill.mjs'
import { member } from './parts/member.mjs'
import { observability } from './parts/observability.mjs'
import { operators } from './parts/operators.mjs'
import { spare } from './parts/spare.mjs'
import { start } from './parts/start.mjs'
import { tls } from './parts/tls.mjs'
import { upgrade } from './parts/upgrade.mjs'
import { rolling } from './parts/rolling.mjs'

/** The day, in order; each part leaves the site running. */
export const parts = {
  build,
  start,
  member,
  operators,
  observability,
  tls,
  deploy,
  bucket,
  kill,
  spare,
  rolling,
  backup,
  upgrade,
  journeys,
}
