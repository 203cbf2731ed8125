import { CheckoutPage } from './pages/CheckoutPage'
import { DirectDebitPage } from './features/direct-debit/DirectDebitPage'
import { PremiumPage } from './features/premium/PremiumPage'
import { PricingPage } from './features/pricing/PricingPage'
import { RepeatOrderPage } from './features/repeat-order/RepeatOrderPage'
import { TransactionsPage } from './features/transactions/TransactionsPage'
import { remote } from './remote'

export const PaymentsRoutes = remote.createRoutes({
  credits: <CheckoutPage />,
  'repeat-order': <RepeatOrderPage />,
  'credits-id': <CheckoutPage />,
  directdebit: <DirectDebitPage />,
  premium: <PremiumPage />,
  pricing: <PricingPage />,
  transactions: <TransactionsPage />,
})
