import type { PaymentMethodOffer } from '@duetto/shared/contract'

type Wallet = NonNullable<PaymentMethodOffer['wallet']>

export interface WalletOrder {
  wallet: Wallet
  totalMinor: number
  currency: string
  label: string
}

interface Sheet {
  token: string
  close: (result: 'success' | 'fail') => Promise<void>
}

/**
 * Apple Pay fires `merchantvalidation` after its sheet opens. The member cannot pay until the event is completed with a
 * merchant session.
 */
interface ApplePayRequest extends PaymentRequest {
  onmerchantvalidation: ((event: { complete: (session: Promise<object>) => void }) => void) | null
}

const centsOf = (minor: number): string => (minor / 100).toFixed(2)

const createRequest = ({ wallet, totalMinor, currency, label }: WalletOrder): PaymentRequest =>
  new PaymentRequest([{ supportedMethods: wallet.identifier, data: wallet.data }], {
    total: { label, amount: { currency, value: centsOf(totalMinor) } },
  })

export const hasWallet = async (wallet: Wallet): Promise<boolean> => {
  if (!('PaymentRequest' in window)) return false
  try {
    return await createRequest({ wallet, totalMinor: 100, currency: 'EUR', label: '' }).canMakePayment()
  } catch {
    return false
  }
}

const tokenOf = (details: Record<string, unknown>): string | null => {
  const { paymentMethodData: google, token: apple } = details as {
    paymentMethodData?: { tokenizationData?: { token?: string } }
    token?: { paymentData?: object }
  }
  if (apple?.paymentData) return JSON.stringify(apple.paymentData)
  return google?.tokenizationData?.token ?? null
}

/** Resolves with null if the member closes the sheet. Rejects if the wallet fails. Call this from a user gesture. */
export const openWallet = async (
  order: WalletOrder,
  startSession: () => Promise<object>,
): Promise<Sheet | null> => {
  const request = createRequest(order)
  if ('onmerchantvalidation' in request)
    (request as ApplePayRequest).onmerchantvalidation = (event) => event.complete(startSession())
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
