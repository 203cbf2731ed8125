import { defineMessages } from '@duetto/shared/i18n'

export const instructionMessages = defineMessages({
  amount: {
    id: 'payments.result.amount',
    defaultMessage: 'Amount',
    description: 'Label in the instructions',
  },
  recipient: {
    id: 'payments.result.recipient',
    defaultMessage: 'To',
    description: 'Label in the instructions: recipient of the transfer',
  },
  iban: {
    id: 'payments.result.iban',
    defaultMessage: 'IBAN',
    description: 'Label in the instructions',
  },
  bic: {
    id: 'payments.result.bic',
    defaultMessage: 'BIC',
    description: 'Label in the instructions',
  },
  voucherCode: {
    id: 'payments.result.voucherCode',
    defaultMessage: 'Code',
    description: 'Label in the instructions',
  },
  reference: {
    id: 'payments.result.reference',
    defaultMessage: 'Reference',
    description: 'Label in the instructions: what to write on the transfer',
  },
  until: {
    id: 'payments.result.until',
    defaultMessage: 'Pay by',
    description: 'Label in the instructions: last day',
  },
})
