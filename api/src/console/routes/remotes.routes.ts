import { BucketError } from '@duetto/shared/bucket'
import { RegistryError, openRegistry } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { listRemotes } from '../../modules/remotes/remoteList.service'
import { promoteRemote, rollBackRemote, setDisabled } from '../../modules/remotes/remotes.service'
import { ConsoleError } from '../ConsoleError'
import { handleCall } from '../handle'

/** Passes on why the registry refuses. */
const explained = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RegistryError || error instanceof BucketError)
      throw new ConsoleError('registry_refused', { reason: error.message })
    throw error
  }
}

export const registerRemoteRoutes = (app: FastifyInstance, deps: Deps): void => {
  const openStore = () => openRegistry(deps.config.registryDir, deps.config.registryBucket ?? null)
  const list = () => listRemotes(deps.db, openStore())

  handleCall(app, 'listRemotes', () => explained(list))

  handleCall(app, 'promoteRemote', ({ body: { name, ...options }, actor }) =>
    explained(async () => {
      await promoteRemote({ deps, store: openStore(), actor }, name, options)
      return list()
    }),
  )

  handleCall(app, 'rollBackRemote', ({ body: { name, ...options }, actor }) =>
    explained(async () => {
      await rollBackRemote({ deps, store: openStore(), actor }, name, options)
      return list()
    }),
  )

  for (const [call, isDisabled] of [
    ['disableRemote', true],
    ['enableRemote', false],
  ] as const)
    handleCall(app, call, ({ body: { name, ...options }, actor }) =>
      explained(async () => {
        await setDisabled({ deps, store: openStore(), actor }, name, { ...options, isDisabled })
        return list()
      }),
    )
}
