import { endpoints } from '@duetto/shared/contract'
import type { Payment } from '@duetto/shared/contract'

export const receiptFile = ({ payment_id: id }: Payment): string => `${endpoints.getReceipt.path}?id=${id}`
