import { spawnSync } from 'node:child_process'
import { hasCompose } from '../checks/composeConfig.mjs'

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** What is missing to run containers here, in one sentence; undefined if nothing is. */
export const findEngine = () => {
  if (!works('docker', ['info'])) return 'no Docker engine answers ("docker info" fails).'
  if (!hasCompose()) return 'docker-compose is not installed.'
  return undefined
}
