import { spawnSync } from 'node:child_process'
import { hasCompose } from '../checks/composeConfig'

export const findMissingEngine = (): string | undefined => {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status !== 0)
    return 'no Docker engine answers ("docker info" fails).'
  if (!hasCompose()) return 'docker-compose is not installed.'
  return undefined
}
