import type { WalletOffer } from './PaymentProvider'

export interface WalletMerchants {
  google?: string
  apple?: string
}

interface GoogleShop {
  merchant: string
  gateway: string
  account: string
  isLive: boolean
}

export const googleOffer = ({ merchant, gateway, account, isLive }: GoogleShop): WalletOffer => ({
  identifier: 'https://google.com/pay',
  data: {
    environment: isLive ? 'PRODUCTION' : 'TEST',
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId: merchant },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA'],
        },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway, gatewayMerchantId: account },
        },
      },
    ],
  },
})

export const appleOffer = (merchant: string, country: string): WalletOffer => ({
  identifier: 'https://apple.com/apple-pay',
  data: {
    version: 3,
    merchantIdentifier: merchant,
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['amex', 'maestro', 'masterCard', 'visa'],
    countryCode: country,
  },
})
