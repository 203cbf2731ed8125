import type { RemoteName } from '@duetto/shared/domain'
import { describeRolledBack, haltedStable, openRegistry, setCanary, setStable } from '@duetto/shared/registry'
import type { Command } from 'commander'
import { hoursSince } from '../../src/modules/remotes/hours.job'
import { findHours } from '../../src/modules/remotes/hours.repository'
import { importBuild } from '../../src/modules/remotes/importBuild'
import { readRegistry } from '../../src/modules/remotes/registry'
import {
  actOf,
  changeRemote,
  promoteRemote,
  rollBackRemote,
  setDisabled,
} from '../../src/modules/remotes/remotes.service'
import type { Context, Show } from '../Context'
import { readMinor, readPercent, readReason } from '../values'

interface Options {
  revision?: string
  reason?: string
}

export const addRemoteCommands = (program: Command, context: Context, show: Show): void => {
  const store = openRegistry(context.registryDir, context.deps.config.registryBucket ?? null)
  const remotes = program.command('remotes').description('which build of each remote is live')

  const desk = { deps: context.deps, store, actor: { name: context.actor } }
  const optionsOf = ({ revision, reason }: Options) => ({
    revision: revision === undefined ? undefined : readMinor(revision),
    reason,
  })
  const command = (name: string, description: string) =>
    remotes
      .command(name)
      .description(description)
      .option('--revision <number>', 'only if the registry is still at this revision')

  remotes
    .command('status')
    .description('shows the registry')
    .action(async () => {
      const { revision, remotes: entries } = await readRegistry(store)
      const rows = Object.entries(entries).map(async ([remote, entry]) => {
        const { stable, lastGood, canary, rolledBack = [], disabled } = entry
        return {
          remote,
          build: stable.build,
          last_good: lastGood?.build ?? null,
          canary: canary ? `${canary.build} (${canary.percent}%)` : null,
          is_stopped: await store.isHalted(remote as RemoteName, (canary ?? stable).build),
          rolled_back: rolledBack[0] ? describeRolledBack(rolledBack[0]) : null,
          disabled,
          revision,
        }
      })
      show(await Promise.all(rows))
    })
  remotes
    .command('hours')
    .description('counts the browsers in which each build worked or failed, by hour (UTC)')
    .option('--csv', 'print CSV')
    .action(async ({ csv }: { csv?: true }) => {
      const { db, now } = context.deps
      const hours = await findHours(db, hoursSince(now()))
      show(
        hours.map(({ hour, ...counts }) => ({ hour: hour.toISOString(), ...counts })),
        csv && 'csv',
      )
    })
  command('publish <remote>', 'makes a built folder the live build')
    .requiredOption('--from <folder>', 'the folder with build.json')
    .option('--reason <text>', 'why a build that was rolled back is published again', readReason)
    .action(async (name: string, options: Options & { from: string }) => {
      const stable = await importBuild(store, name, options.from)
      const halted = await haltedStable(store, name)
      const act = { ...actOf(desk, optionsOf(options)), halted }
      const changed = await changeRemote(desk, { ...optionsOf(options), name, action: 'publish' }, (entry) =>
        setStable(name, entry, stable, act),
      )
      await store.setHalted(name as RemoteName, stable.build, false)
      show(changed)
    })
  command('canary <remote>', 'serves a built folder to a share of browsers')
    .requiredOption('--from <folder>', 'the folder with build.json')
    .requiredOption('--percent <number>', 'share of the browsers, 1 to 100', readPercent)
    .option('--reason <text>', 'why a build that was rolled back is published again', readReason)
    .action(async (name: string, options: Options & { from: string; percent: number }) => {
      const source = await importBuild(store, name, options.from)
      const act = { ...actOf(desk, optionsOf(options)), percent: options.percent }
      const changed = await changeRemote(desk, { ...optionsOf(options), name, action: 'canary' }, (entry) =>
        setCanary(name, entry, source, act),
      )
      await store.setHalted(name as RemoteName, source.build, false)
      show(changed)
    })
  command('promote <remote>', 'makes the canary the live build').action(
    async (name: string, options: Options) => show(await promoteRemote(desk, name, optionsOf(options))),
  )
  command('rollback <remote>', 'ends the canary, or brings back the previous live build')
    .option('--reason <text>', 'why; recorded with the build that is taken back', readReason)
    .option('--to <build>', 'an earlier build; one that was rolled back also needs a reason')
    .action(async (name: string, { to, ...options }: Options & { to?: string }) =>
      show(await rollBackRemote(desk, name, { ...optionsOf(options), to })),
    )
  for (const [verb, description] of [
    ['disable', 'takes it offline; its pages show a maintenance notice'],
    ['enable', 'puts it back online'],
  ] as const)
    command(`${verb} <remote>`, description).action(async (name: string, options: Options) =>
      show(await setDisabled(desk, name, { ...optionsOf(options), isDisabled: verb === 'disable' })),
    )
}
