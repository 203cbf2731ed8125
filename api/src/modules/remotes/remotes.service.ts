import { lookup } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { RegistryError, haltedStable, promoteCanary, rollBack } from '@duetto/shared/registry'
import type { Act, RegistryEntry, RegistryStore } from '@duetto/shared/registry'
import type { Deps } from '../../app/deps'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { changeEntry, readRegistry } from './registry'

export interface RemoteDesk {
  deps: Deps
  store: RegistryStore
  actor: Actor
}

export interface Options {
  revision?: number
  reason?: string
}

export interface ChangedRemote {
  remote: string
  build?: string
  disabled?: boolean
  revision: number
}

export const changeRemote = async (
  { deps, store, actor }: RemoteDesk,
  { name, action, revision, reason }: Options & { name: string; action: string },
  change: (entry: RegistryEntry) => RegistryEntry,
): Promise<ChangedRemote> => {
  const registry = await changeEntry(store, name, { revision, change })
  const entry = lookup<RegistryEntry>(registry.remotes, name)
  const details = {
    remote: name,
    build: entry?.stable.build,
    disabled: entry?.disabled,
    revision: registry.revision,
  }
  await insertAudit(
    deps.db,
    actor,
    { action: `remote ${action}`, subject: name, details, reason },
    deps.now(),
  )
  return details
}

export const actOf = ({ deps, actor }: RemoteDesk, { reason }: Options): Act => ({
  at: deps.now().toISOString(),
  by: actor.name,
  reason: reason ?? null,
})

export const promoteRemote = async (
  desk: RemoteDesk,
  name: string,
  options: Options,
): Promise<ChangedRemote> => {
  const { store } = desk
  const { revision, remotes } = await readRegistry(store)
  const canary = lookup<RegistryEntry>(remotes, name)?.canary
  if (canary && (await store.isHalted(name as RemoteName, canary.build)))
    throw new RegistryError(
      `${name} ${canary.build} failed in too many browsers and is halted. ` +
        'Roll it back, or publish the canary again to resume it.',
    )
  const halted = await haltedStable(store, name)
  return changeRemote(
    desk,
    { ...options, revision: options.revision ?? revision, name, action: 'promote' },
    (entry) => promoteCanary(name, entry, halted),
  )
}

export const rollBackRemote = (
  desk: RemoteDesk,
  name: string,
  { to, ...options }: Options & { to?: string },
): Promise<ChangedRemote> =>
  changeRemote(desk, { ...options, name, action: 'rollback' }, (entry) =>
    rollBack(name, entry, { ...actOf(desk, options), to }),
  )

export const setDisabled = (
  desk: RemoteDesk,
  name: string,
  { isDisabled, ...options }: Options & { isDisabled: boolean },
): Promise<ChangedRemote> =>
  changeRemote(desk, { ...options, name, action: isDisabled ? 'disable' : 'enable' }, (entry) => ({
    ...entry,
    disabled: isDisabled,
  }))
