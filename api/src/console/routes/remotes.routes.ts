import { BucketError } from '@duetto/shared/bucket'
import type { ConsoleCall } from '@duetto/shared/contract/console'
import { RegistryError, openRegistry } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { listRemotes } from '../../modules/remotes/remoteList.service'
import { promoteRemote, rollBackRemote, setDisabled } from '../../modules/remotes/remotes.service'
import type { Options, RemoteDesk } from '../../modules/remotes/remotes.service'
import { ConsoleError } from '../ConsoleError'
import { handleCall } from '../handle'

type Change = (desk: RemoteDesk, name: string, options: Options) => Promise<unknown>

const changes = [
  ['promoteRemote', promoteRemote],
  ['rollBackRemote', rollBackRemote],
  ['disableRemote', (desk, name, options) => setDisabled(desk, name, { ...options, isDisabled: true })],
  ['enableRemote', (desk, name, options) => setDisabled(desk, name, { ...options, isDisabled: false })],
] as const satisfies readonly (readonly [ConsoleCall, Change])[]

const withRegistryErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
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
  const list = () => listRemotes(deps, openStore())

  handleCall(app, 'listRemotes', () => withRegistryErrors(list))

  for (const [call, change] of changes)
    handleCall(app, call, ({ body: { name, ...options }, actor }) =>
      withRegistryErrors(async () => {
        await change({ deps, store: openStore(), actor }, name, options)
        return list()
      }),
    )
}
