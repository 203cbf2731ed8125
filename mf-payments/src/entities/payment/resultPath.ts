import type { Payment } from '@duetto/shared/contract'

export const resultPath = ({ package: id, method, payment_id }: Payment): string =>
  `/credits/${id}/${method}?payment=${payment_id}`
