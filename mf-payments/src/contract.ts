import type { RemoteContract } from '@duetto/shared/platform'
import { loadMessages } from './loadMessages'

/** What the shell may read before anything of this package runs. */
export const contract: RemoteContract = {
  name: 'mf-payments',
  contractVersion: '1.0.0',
  platform: '1',
  routes: ['credits', 'repeat-order', 'credits-id', 'directdebit', 'premium', 'pricing', 'transactions'],
  slots: ['time-bonus-banner', 'time-bonus-popup', 'credit-alert'],
  consumes: {},
  produces: { 'credits-changed': 1 },
  loadMessages,
}
