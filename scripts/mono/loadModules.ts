import type { RemoteName } from '@duetto/shared/domain'
import type { ModuleName } from '../../shell/browser/remotes/federated'

type Load = () => Promise<unknown>

/** In the one bundle each remote is a lazy chunk. Stands in for the shell's `federated` module. */
const loaders: Record<RemoteName, Record<ModuleName, Load>> = {
  'mf-members': {
    contract: () => import(/* webpackChunkName: 'mf-members' */ '../../mf-members/src/contract'),
    app: () => import(/* webpackChunkName: 'mf-members' */ '../../mf-members/src/index'),
    slots: () => import('../../mf-members/src/slots'),
  },
  'mf-chat': {
    contract: () => import(/* webpackChunkName: 'mf-chat' */ '../../mf-chat/src/contract'),
    app: () => import(/* webpackChunkName: 'mf-chat' */ '../../mf-chat/src/index'),
    slots: () => Promise.resolve({ slots: {} }),
  },
  'mf-payments': {
    contract: () => import(/* webpackChunkName: 'mf-payments' */ '../../mf-payments/src/contract'),
    app: () => import(/* webpackChunkName: 'mf-payments' */ '../../mf-payments/src/index'),
    slots: () => import('../../mf-payments/src/slots'),
  },
  'mf-signup': {
    contract: () => import(/* webpackChunkName: 'mf-signup' */ '../../mf-signup/src/contract'),
    app: () => import(/* webpackChunkName: 'mf-signup' */ '../../mf-signup/src/index'),
    slots: () => import('../../mf-signup/src/slots'),
  },
  'mf-landers': {
    contract: () => import(/* webpackChunkName: 'mf-landers' */ '../../mf-landers/src/contract'),
    app: () => import(/* webpackChunkName: 'mf-landers' */ '../../mf-landers/src/index'),
    slots: () => Promise.resolve({ slots: {} }),
  },
}

export const loadModule = (remote: RemoteName, module: ModuleName): Promise<unknown> =>
  loaders[remote][module]()
