import { endpoints } from '@duetto/shared/contract'
import type { Payment } from '@duetto/shared/contract'

/** Where the receipt lies as PDF; a browser with the session is given it. */
export const receiptFile = ({ payment_id: id }: Payment): string => `${endpoints.getReceipt.path}?id=${id}`
