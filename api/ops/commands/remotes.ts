import type { RemoteName } from '@duetto/shared/domain'
import { openRegistry } from '@duetto/shared/registry'
import type { RegistryEntry } from '@duetto/shared/registry'
import type { Command } from 'commander'
import { audit } from '../audit'
import { OpsError } from '../Context'
import type { Context, Show } from '../Context'
import { readMinor, readPercent } from '../values'
import { changeEntry, readRegistry, importBuild } from '../registry'

interface Options {
  revision?: string
}

export const addRemoteCommands = (program: Command, context: Context, show: Show): void => {
  const store = openRegistry(context.registryDir, context.deps.config.registryBucket ?? null)
  const remotes = program.command('remotes').description('which build of each remote is live')

  const change = async (
    name: string,
    action: string,
    { revision }: Options,
    edit: (entry: RegistryEntry) => RegistryEntry,
  ) => {
    const registry = await changeEntry(store, name, {
      revision: revision === undefined ? undefined : readMinor(revision),
      change: edit,
    })
    const entry = Object.entries(registry.remotes).find(([remote]) => remote === name)?.[1]
    const result = {
      remote: name,
      build: entry?.stable.build,
      disabled: entry?.disabled,
      revision: registry.revision,
    }
    await audit(context.deps.db, context, { action: `remote ${action}`, subject: name, details: result })
    show(result)
  }
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
      const rows = Object.entries(entries).map(async ([remote, { stable, lastGood, canary, disabled }]) => ({
        remote,
        build: stable.build,
        last_good: lastGood?.build ?? null,
        canary: canary ? `${canary.build} (${canary.percent}%)` : null,
        is_stopped: canary ? await store.isHalted(remote as RemoteName, canary.build) : false,
        disabled,
        revision,
      }))
      show(await Promise.all(rows))
    })
  command('publish <remote>', 'makes a built folder the live build')
    .requiredOption('--from <folder>', 'the folder with build.json')
    .action(async (name: string, options: Options & { from: string }) => {
      const stable = await importBuild(store, name, options.from)
      await change(name, 'publish', options, (entry) =>
        entry.stable.build === stable.build ? entry : { ...entry, stable, lastGood: entry.stable },
      )
    })
  command('canary <remote>', 'serves a built folder to a share of browsers')
    .requiredOption('--from <folder>', 'the folder with build.json')
    .requiredOption('--percent <number>', 'share of the browsers, 1 to 100', readPercent)
    .action(async (name: string, options: Options & { from: string; percent: number }) => {
      const source = await importBuild(store, name, options.from)
      await change(name, 'canary', options, (entry) => {
        if (entry.stable.build === source.build) throw new OpsError(`${source.build} is already live.`)
        // Raising the percentage retains the same browsers; a new build selects different ones.
        return { ...entry, canary: { ...source, percent: options.percent, salt: source.build } }
      })
      // Publishing a canary again clears its halt.
      await store.setHalted(name as RemoteName, source.build, false)
    })
  command('promote <remote>', 'makes the canary the live build').action((name: string, options: Options) =>
    change(name, 'promote', options, ({ canary, ...entry }) => {
      if (!canary) throw new OpsError(`${name} has no canary.`)
      const { percent: _, salt: __, ...stable } = canary
      return { ...entry, stable, lastGood: entry.stable }
    }),
  )
  command('rollback <remote>', 'ends the canary, or brings back the previous live build').action(
    (name: string, options: Options) =>
      change(name, 'rollback', options, ({ canary, ...entry }) => {
        if (canary) return entry
        if (!entry.lastGood) throw new OpsError(`${name} has no previous build.`)
        return { ...entry, stable: entry.lastGood, lastGood: entry.stable }
      }),
  )
  command('disable <remote>', 'takes it offline; its pages show a maintenance notice').action(
    (name: string, options: Options) =>
      change(name, 'disable', options, (entry) => ({ ...entry, disabled: true })),
  )
  command('enable <remote>', 'puts it back online').action((name: string, options: Options) =>
    change(name, 'enable', options, (entry) => ({ ...entry, disabled: false })),
  )
}
