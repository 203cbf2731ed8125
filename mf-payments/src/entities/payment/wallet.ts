import type { PaymentMethodOffer } from '@duetto/shared/contract'

type Wallet = NonNullable<PaymentMethodOffer['wallet']>

/** What the member agrees to in the wallet. */
export interface WalletOrder {
  wallet: Wallet
  totalMinor: number
  currency: string
  label: string
}

/** What the wallet gave, and how to close it. */
interface Sheet {
  token: string
  close: (result: 'success' | 'fail') => Promise<void>
}

/** Apple asks, before it opens, who the shop is. */
interface AsksForShop extends PaymentRequest {
  onmerchantvalidation: ((event: { complete: (session: Promise<object>) => void }) => void) | null
}

const centsOf = (minor: number): string => (minor / 100).toFixed(2)

const makeRequest = ({ wallet, totalMinor, currency, label }: WalletOrder): PaymentRequest =>
  new PaymentRequest([{ supportedMethods: wallet.identifier, data: wallet.data }], {
    total: { label, amount: { currency, value: centsOf(totalMinor) } },
  })

/** Whether this browser can open the wallet; it does not say whether there is a card in it. Nothing is shown. */
export const hasWallet = async (wallet: Wallet): Promise<boolean> => {
  if (!('PaymentRequest' in window)) return false
  try {
    return await makeRequest({ wallet, totalMinor: 100, currency: 'EUR', label: '' }).canMakePayment()
  } catch {
    return false
  }
}

/** The token is somewhere else in each wallet's answer. */
const tokenOf = (details: Record<string, unknown>): string | null => {
  const { paymentMethodData: google, token: apple } = details as {
    paymentMethodData?: { tokenizationData?: { token?: string } }
    token?: { paymentData?: object }
  }
  if (apple?.paymentData) return JSON.stringify(apple.paymentData)
  return google?.tokenizationData?.token ?? null
}

/**
 * Opens the wallet; null if the member closed it. Must run in the press of a button. Rejects if the wallet cannot be opened.
 */
export const openWallet = async (
  order: WalletOrder,
  startSession: () => Promise<object>,
): Promise<Sheet | null> => {
  const request = makeRequest(order)
  if ('onmerchantvalidation' in request)
    (request as AsksForShop).onmerchantvalidation = (event) => event.complete(startSession())
  try {
    const response = await request.show()
    const token = tokenOf(response.details as Record<string, unknown>)
    if (token === null) {
      await response.complete('fail')
      throw new Error('the wallet gave no token')
    }
    return { token, close: (result) => response.complete(result) }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
