import { defineContract } from '@duetto/shared/platform/contract'

/** What the shell may read before anything of this package runs. */
export const contract = defineContract({
  name: 'mf-payments',
  contractVersion: '1.0.0',
  routes: ['credits', 'repeat-order', 'credits-id', 'directdebit', 'premium', 'pricing', 'transactions'],
  slots: ['time-bonus-banner', 'time-bonus-popup', 'credit-alert'],
  hears: [],
  tells: ['credits-changed'],
  firstCalls: {
    credits: [{ call: 'getPackages' }, { call: 'getPaymentMethods' }],
    'credits-id': [{ call: 'getPackages' }, { call: 'getPaymentMethods' }],
    premium: [{ call: 'getPackages' }, { call: 'getPaymentMethods' }],
    pricing: [{ call: 'getPackages' }, { call: 'getPaymentMethods' }],
    transactions: [{ call: 'getTransactions', query: { id: ['path.id'] } }],
  },
})
