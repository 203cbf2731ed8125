import { catalogueFaults } from '@duetto/shared/testing'
import * as checkoutMessages from '../entities/payment/checkoutMessages'
import * as directdebit from '../features/directdebit/messages'
import * as failureMessages from '../entities/errors/failureMessages'
import * as methodMessages from '../entities/catalogue/methodMessages'
import * as offerMessages from '../entities/catalogue/offerMessages'
import * as slots from '../slots/messages'
import * as transactions from '../features/transactions/messages'
import italian from './it.json'

it('[LOCALE-02] every text has Italian words, valid and with the same values put in', () => {
  expect(
    catalogueFaults(italian, [
      checkoutMessages,
      offerMessages,
      failureMessages,
      directdebit,
      transactions,

      methodMessages,
      slots,
    ]),
  ).toEqual([])
})
