import { userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '../src/app/config'
import { createDeps } from '../src/app/createDeps'
import { createLog } from '../src/app/createLog'
import { StartError } from '../src/app/StartError'
import { openDb } from '../src/infra/db/openDb'
import { helpDeps, runOps } from './runOps'
import type { OpsResult } from './runOps'
import { callRunningSite } from './socket'

// npm runs scripts in the package's folder and stores the operator's working directory in INIT_CWD.
const from = process.env.INIT_CWD ?? process.cwd()
const dataDir = resolve(from, process.env.DATA_DIR ?? '.data')
const registryDir = resolve(from, process.env.REGISTRY_DIR ?? join(dataDir, 'registry'))
const args = process.argv.slice(2)
const actor = process.env.OPS_ACTOR ?? userInfo().username
const runHere = async (): Promise<OpsResult> => {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir })
  const db = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir,
    isOptional: args[0] === 'doctor',
  })
  const deps = createDeps({ config, db, log: createLog('error'), onQueued: () => undefined })
  try {
    return await runOps({ deps, actor, registryDir, cwd: from }, args)
  } finally {
    await deps.fanout.close()
    await db.close()
  }
}

const asksForHelp = args.length === 0 || args[0] === 'help' || args.at(-1) === '--help'
const runAnywhere = async (): Promise<OpsResult> => {
  const running = process.env.DATABASE_URL
    ? null
    : await callRunningSite(dataDir, { args, actor, registryDir, cwd: from })
  return running ?? runHere()
}

const main = async (): Promise<void> => {
  const { code, output } = await (asksForHelp
    ? runOps({ deps: helpDeps, actor, registryDir, cwd: from }, args)
    : runAnywhere())
  process.stdout.write(output)
  process.exitCode = code
}

const undefinedTable = '42P01'
const messageFor = (error: unknown): unknown => {
  if (error instanceof StartError) return error.message
  const { code } = error as { code?: unknown }
  return code === undefinedTable
    ? 'The database has no tables yet: start the API once to create them.'
    : error
}

main().catch((error: unknown) => {
  console.error(messageFor(error))
  process.exitCode = 1
})
