import { ProviderUnavailable } from '../PaymentProvider'
import type { WalletMerchants } from '../walletOffers'

type Library = typeof import('@adyen/api-library')
export type HttpClient = NonNullable<ConstructorParameters<Library['Client']>[1]>

export interface AdyenOptions {
  apiKey: string
  merchantAccount: string
  /** Webhook keys; during a rotation, both the new and the old one. */
  hmacKeys: readonly string[]
  livePrefix?: string
  wallets?: WalletMerchants
  /** Replaces the library's HTTP client; set only in tests. */
  httpClient?: HttpClient
}

const timeoutMs = 8000

/** Loads the library on first use, because it is large. */
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

/**
 * Converts any error of the library to `ProviderUnavailable`. Its message contains a code for operators and no personal
 * data.
 */
export const unavailable = (error: unknown): never => {
  const { statusCode, errorCode } = error as { statusCode?: number; errorCode?: string }
  throw new ProviderUnavailable(
    statusCode ? `status ${statusCode}${errorCode ? `, code ${errorCode}` : ''}` : 'no connection',
    statusCode === undefined || statusCode >= 500,
  )
}
