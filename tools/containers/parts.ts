import { backup } from './parts/backup'
import { bucket } from './parts/bucket'
import { build } from './parts/build'
import { deploy } from './parts/deploy'
import { journeys } from './parts/journeys'
import { kill } from './parts/kill'
import { member } from './parts/member'
import { observability } from './parts/observability'
import { operators } from './parts/operators'
import { recovery } from './parts/recovery'
import { spare } from './parts/spare'
import { start } from './parts/start'
import { tls } from './parts/tls'
import { upgrade } from './parts/upgrade'
import { rolling } from './parts/rolling'
import type { Part } from './site'

export const parts: Record<string, Part> = {
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
  recovery,
  upgrade,
  journeys,
}
