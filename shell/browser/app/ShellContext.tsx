import { createContext, useContext } from 'react'
import type { BootData } from '../../common/BootData'
import type { Plans } from '../remotes/plans'
import type { ShellParts } from '../platform/makePlatform'
import type { RouteTable } from '../routing/routeTable'

export interface Shell extends ShellParts {
  plans: Plans
  routes: RouteTable
  /** The notices that the page reserves room for. */
  notices: BootData['notices']
  /** The wallet that the top bar shows until the member is known. */
  wallet: BootData['wallet']
  /** The prerendered page that the server sent; `putInto` moves a skeleton. */
  prerendered: (NonNullable<BootData['prerendered']> & { putInto: (box: HTMLElement | null) => void }) | null
  hasNoscript: BootData['hasNoscript']
}

export const ShellContext = createContext<Shell | null>(null)

export const useShell = (): Shell => {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell is used outside the shell')
  return shell
}
