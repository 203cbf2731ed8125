import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { RemoteName } from '@duetto/shared/domain'
import { countsEveryMs, readBuild, unfitReason } from '@duetto/shared/registry'
import type { LiveShell, RegistryStore } from '@duetto/shared/registry'
import type { Deps } from '../../app/deps'
import { findAudit } from '../audit/audit.repository'
import { hoursSince } from './hours.job'
import { findHours } from './hours.repository'
import { readRegistry } from './registry'

type Remote = ConsoleResponse<'listRemotes'>['remotes'][number]
type Build = NonNullable<Remote['canary']>

const actsShown = 5

const issueOf = async (
  store: RegistryStore,
  shell: LiveShell | null,
  name: string,
  build: string,
): Promise<string | null> => {
  const manifest = await readBuild(store, name, build)
  if (!manifest) return `The registry no longer has ${name} ${build}.`
  const { requires } = manifest
  return shell && requires ? unfitReason({ ...manifest, requires }, shell) : null
}

const countsMaxAgeMs = 3 * countsEveryMs

const sumCounts = async (
  store: RegistryStore,
  now: Date,
): Promise<(key: string) => { up: number; failed: number }> => {
  const live = (await store.readCounts()).filter(({ counts }) => counts.at >= now.getTime() - countsMaxAgeMs)
  return (key) =>
    live.reduce(
      ({ up, failed }, { counts }) => ({
        up: up + (counts.builds[key]?.up ?? 0),
        failed: failed + (counts.builds[key]?.failed ?? 0),
      }),
      { up: 0, failed: 0 },
    )
}

export const listRemotes = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: RegistryStore,
): Promise<ConsoleResponse<'listRemotes'>> => {
  const { revision, remotes } = await readRegistry(store)
  const shell = await store.readShell()
  const browsersOf = await sumCounts(store, now())
  const hours = await findHours(db, hoursSince(now()))
  const present = async (name: string, build: string, percent: number): Promise<Build> => ({
    build,
    percent,
    browsers: browsersOf(`${name} ${build}`),
    is_halted: await store.isHalted(name as RemoteName, build),
    issue: await issueOf(store, shell, name, build),
  })
  const rows = Object.entries(remotes).map(async ([name, entry]): Promise<Remote> => {
    const { stable, lastGood, canary, rolledBack = [], disabled } = entry
    const acts = await findAudit(db, { subject: name, limit: actsShown })
    return {
      name,
      stable: await present(name, stable.build, canary ? 100 - canary.percent : 100),
      canary: canary ? await present(name, canary.build, canary.percent) : null,
      last_good: lastGood?.build ?? null,
      rolled_back: rolledBack,
      is_disabled: disabled,
      hours: hours
        .filter(({ remote }) => remote === name)
        .map(({ hour, build, up, failed }) => ({ hour: hour.toISOString(), build, up, failed })),
      acts: acts.map(({ created_at, actor, action, reason }) => ({
        at: created_at.toISOString(),
        actor,
        action,
        reason,
      })),
    }
  })
  return { revision, shell: shell?.build ?? null, remotes: await Promise.all(rows) }
}
