import { lookup } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import {
  describeRolledBack,
  haltedStable,
  openRegistry,
  promoteCanary,
  rollBack,
  setCanary,
  setStable,
} from '@duetto/shared/registry'
import type { Act, RegistryEntry } from '@duetto/shared/registry'
import type { Command } from 'commander'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readMinor, readPercent } from '../values'
import { changeEntry, readRegistry, importBuild } from '../registry'

interface Options {
  revision?: string
  reason?: string
}

export const addRemoteCommands = (program: Command, context: Context, show: Show): void => {
  const store = openRegistry(context.registryDir, context.deps.config.registryBucket ?? null)
  const remotes = program.command('remotes').description('which build of each remote is live')

  const change = async (
    name: string,
    action: string,
    options: Options,
    edit: (entry: RegistryEntry) => RegistryEntry,
  ) => {
    const registry = await changeEntry(store, name, {
      revision: options.revision === undefined ? undefined : readMinor(options.revision),
      change: edit,
    })
    const entry = Object.entries(registry.remotes).find(([remote]) => remote === name)?.[1]
    const result = {
      remote: name,
      build: entry?.stable.build,
      disabled: entry?.disabled,
      revision: registry.revision,
    }
    const details = options.reason === undefined ? result : { ...result, reason: options.reason }
    await audit(context.deps.db, context, { action: `remote ${action}`, subject: name, details })
    show(result)
  }
  const actOf = ({ reason }: Options): Act => ({
    at: context.deps.now().toISOString(),
    by: context.actor,
    reason: reason ?? null,
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
  command('publish <remote>', 'makes a built folder the live build')
    .requiredOption('--from <folder>', 'the folder with build.json')
    .option('--reason <text>', 'why a build that was rolled back is published again')
    .action(async (name: string, options: Options & { from: string }) => {
      const stable = await importBuild(store, name, options.from)
      const halted = await haltedStable(store, name)
      await change(name, 'publish', options, (entry) =>
        setStable(name, entry, stable, { ...actOf(options), halted }),
      )
      await store.setHalted(name as RemoteName, stable.build, false)
    })
  command('canary <remote>', 'serves a built folder to a share of browsers')
    .requiredOption('--from <folder>', 'the folder with build.json')
    .requiredOption('--percent <number>', 'share of the browsers, 1 to 100', readPercent)
    .option('--reason <text>', 'why a build that was rolled back is published again')
    .action(async (name: string, options: Options & { from: string; percent: number }) => {
      const source = await importBuild(store, name, options.from)
      await change(name, 'canary', options, (entry) =>
        setCanary(name, entry, source, { ...actOf(options), percent: options.percent }),
      )
      // Publishing a canary again clears its halt.
      await store.setHalted(name as RemoteName, source.build, false)
    })
  command('promote <remote>', 'makes the canary the live build').action(
    async (name: string, options: Options) => {
      const { revision, remotes: entries } = await readRegistry(store)
      const canary = lookup<RegistryEntry>(entries, name)?.canary
      if (canary && (await store.isHalted(name as RemoteName, canary.build)))
        throw new OpsError(
          `${name} ${canary.build} failed in too many browsers and is halted. ` +
            'Roll it back, or publish the canary again to resume it.',
        )
      const sameRevision = { ...options, revision: options.revision ?? String(revision) }
      const halted = await haltedStable(store, name)
      await change(name, 'promote', sameRevision, (entry) => promoteCanary(name, entry, halted))
    },
  )
  command('rollback <remote>', 'ends the canary, or brings back the previous live build')
    .option('--reason <text>', 'why; recorded with the build that is taken back')
    .option('--to <build>', 'an earlier build; one that was rolled back also needs a reason')
    .action((name: string, options: Options & { to?: string }) =>
      change(name, 'rollback', options, (entry) =>
        rollBack(name, entry, { ...actOf(options), to: options.to }),
      ),
    )
  command('disable <remote>', 'takes it offline; its pages show a maintenance notice').action(
    (name: string, options: Options) =>
      change(name, 'disable', options, (entry) => ({ ...entry, disabled: true })),
  )
  command('enable <remote>', 'puts it back online').action((name: string, options: Options) =>
    change(name, 'enable', options, (entry) => ({ ...entry, disabled: false })),
  )
}
