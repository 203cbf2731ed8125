import type { Payment } from '@duetto/shared/contract'

/** Path of the page with the result of a payment. */
export const resultPath = ({ package: id, method, payment_id }: Payment): string =>
  `/credits/${id}/${method}?payment=${payment_id}`
