import { ProviderUnavailable } from '../PaymentProvider'
import type { WalletMerchants } from '../walletOffers'

type Library = typeof import('@adyen/api-library')
export type HttpClient = NonNullable<ConstructorParameters<Library['Client']>[1]>

export interface AdyenOptions {
  apiKey: string
  merchantAccount: string
  hmacKeys: readonly string[]
  livePrefix?: string
  wallets?: WalletMerchants
  httpClient?: HttpClient
}

const timeoutMs = 8000

const loadLibrary = (): Promise<Library> => import('@adyen/api-library')

export const openCheckout = async ({ apiKey, livePrefix, httpClient }: AdyenOptions) => {
  const { CheckoutAPI, Client, Config, EnvironmentEnum } = await loadLibrary()
  const config = new Config({
    apiKey,
    environment: livePrefix ? EnvironmentEnum.LIVE : EnvironmentEnum.TEST,
    liveEndpointUrlPrefix: livePrefix,
    connectionTimeoutMillis: timeoutMs,
  })
  return new CheckoutAPI(httpClient ? new Client(config, httpClient) : new Client(config))
}
export type Checkout = Awaited<ReturnType<typeof openCheckout>>

export const isSignedByAny = async (item: unknown, keys: readonly string[]): Promise<boolean> => {
  const { hmacValidator: Validator } = await loadLibrary()
  const validator = new Validator()
  return keys.some((key) => {
    try {
      return validator.validateHMAC(item as Parameters<typeof validator.validateHMAC>[0], key)
    } catch {
      return false
    }
  })
}

/** Keeps only the status and Adyen's error code: the reason is logged and must not contain personal data. */
export const unavailable = (error: unknown): never => {
  const { statusCode, errorCode } = error as { statusCode?: number; errorCode?: string }
  throw new ProviderUnavailable(
    statusCode ? `status ${statusCode}${errorCode ? `, code ${errorCode}` : ''}` : 'no connection',
    statusCode === undefined || statusCode >= 500,
  )
}
