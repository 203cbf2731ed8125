import { packageIds, paymentMethods } from '@duetto/shared/domain'
import { defineContract } from '@duetto/shared/platform/contract'

const members = { access: 'members' } as const
const checkout = { ...members, hides: ['activation', 'disabled-notifications', 'photo', 'push'] } as const
const offer = [{ call: 'getPackages' }, { call: 'getPaymentMethods' }] as const

export const contract = defineContract({
  name: 'mf-payments',
  routes: {
    credits: { path: '/credits', title: 'payments.offer.creditsTitle', ...checkout, initialQueries: offer },
    'repeat-order': {
      path: '/credits/repeat-order',
      title: 'payments.repeat.title',
      ...checkout,
      foldsNotices: true,
    },
    'credits-id': {
      path: '/credits/:id/:paymentmethod?',
      params: { id: packageIds, paymentmethod: paymentMethods },
      title: 'payments.checkout.title',
      ...checkout,
      foldsNotices: true,
      initialQueries: offer,
    },
    directdebit: {
      path: '/directdebit',
      title: 'payments.debit.title',
      ...members,
      hides: ['photo', 'push'],
      foldsNotices: true,
    },
    premium: {
      path: '/premium',
      title: 'payments.offer.premiumTitle',
      ...members,
      hides: ['photo', 'push'],
      initialQueries: [...offer, { call: 'getLikesTeaser' }],
    },
    pricing: {
      path: '/pricing',
      title: 'payments.pricing.title',
      description: 'payments.pricing.text',
      isListed: true,
      initialQueries: offer,
    },
    transactions: {
      path: '/transactions/:id?',
      params: { id: 'number' },
      title: 'payments.transactions.title',
      ...members,
      initialQueries: [{ call: 'getTransactions', query: { id: ['path.id'] }, isSubject: true }],
    },
  },
  slots: ['time-bonus-banner', 'time-bonus-popup', 'credit-alert', 'buy-credits'],
  subscribes: [],
  emits: ['credits-changed'],
})
