import { Route, Routes } from 'react-router'
import { CheckoutPage } from './features/checkout/CheckoutPage'
import { DirectDebitPage } from './features/directdebit/DirectDebitPage'
import { PremiumPage } from './features/offer/PremiumPage'
import { PricingPage } from './features/offer/PricingPage'
import { RepeatOrderPage } from './features/repeat-order/RepeatOrderPage'
import { TransactionsPage } from './features/transactions/TransactionsPage'

/** Every address of this package. */
export const PaymentsRoutes = () => (
  <Routes>
    <Route path="/premium" element={<PremiumPage />} />
    <Route path="/credits/repeat-order" element={<RepeatOrderPage />} />
    <Route path="/credits/:id?/:paymentmethod?" element={<CheckoutPage />} />
    <Route path="/directdebit" element={<DirectDebitPage />} />
    <Route path="/pricing" element={<PricingPage />} />
    <Route path="/transactions/:id?" element={<TransactionsPage />} />
  </Routes>
)
