import { createSlice } from '@reduxjs/toolkit'
import type { PayloadAction } from '@reduxjs/toolkit'
import type {
  ActiveDiscount,
  CreditPackage,
  DiscountCode,
  PaymentMethodOffer,
  FailureCode,
} from '@duetto/shared/contract'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import type { LoadStatus } from '@duetto/shared/redux'

export interface Catalogue {
  packages: CreditPackage[]
  /** Discount that applies without a code. */
  discount: ActiveDiscount | null
  methods: PaymentMethodOffer[]
  lastMethod: PaymentMethod | null
  debtCredits: number
  /** VAT included in prices, in per mille; null if not configured. */
  vatPermille: number | null
}
interface CatalogueState extends Catalogue {
  status: LoadStatus
  errorCode: FailureCode | null
  wallets: PaymentMethod[] | null
  code: DiscountCode | null
  codeStatus: LoadStatus
  codeErrorCode: FailureCode | null
}

const initialState: CatalogueState = {
  status: 'idle',
  errorCode: null,
  packages: [],
  discount: null,
  methods: [],
  lastMethod: null,
  debtCredits: 0,
  vatPermille: null,
  wallets: null,
  code: null,
  codeStatus: 'idle',
  codeErrorCode: null,
}

interface CodeRequest {
  code: string
  package: PackageId
  paymentmethod?: PaymentMethod
}

const slice = createSlice({
  name: 'catalogue',
  initialState,
  reducers: {
    catalogueRequested: (state) => {
      if (state.status !== 'ready') state.status = 'loading'
    },
    catalogueLoaded: (state, { payload }: PayloadAction<Catalogue>) => {
      Object.assign(state, payload, { status: 'ready', errorCode: null })
    },
    walletsRequested: () => undefined,
    walletsFound: (state, { payload }: PayloadAction<PaymentMethod[]>) => {
      state.wallets = payload
    },
    catalogueFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.status = 'failed'
      state.errorCode = payload
    },
    codeRequested: (state, _action: PayloadAction<CodeRequest>) => {
      state.codeStatus = 'loading'
      state.codeErrorCode = null
    },
    codeLoaded: (state, { payload }: PayloadAction<DiscountCode>) => {
      state.codeStatus = 'ready'
      state.code = payload
    },
    codeFailed: (state, { payload }: PayloadAction<FailureCode>) => {
      state.codeStatus = 'failed'
      state.codeErrorCode = payload
      state.code = null
    },
    codeRemoved: (state) => {
      state.code = null
      state.codeStatus = 'idle'
    },
  },
})

export const {
  catalogueRequested,
  catalogueLoaded,
  catalogueFailed,
  walletsRequested,
  walletsFound,
  codeRequested,
  codeLoaded,
  codeFailed,
  codeRemoved,
} = slice.actions
export const catalogueReducer = slice.reducer
