import { defineMessages } from '@duetto/shared/i18n'

export const debitMessages = defineMessages({
  title: { id: 'payments.debit.title', defaultMessage: 'Direct debit', description: 'Heading' },
  intro: {
    id: 'payments.debit.intro',
    defaultMessage: '{count, number} credits for {price}. We send a code to your phone to confirm.',
    description: 'What is bought',
  },
  iban: { id: 'payments.debit.iban', defaultMessage: 'IBAN', description: 'Field' },
  holder: { id: 'payments.debit.holder', defaultMessage: 'Account holder', description: 'Field' },
  phone: { id: 'payments.debit.phone', defaultMessage: 'Mobile phone', description: 'Field' },
  phoneHint: {
    id: 'payments.debit.phoneHint',
    defaultMessage: 'With the country code, e.g. +39 333 123 4567',
    description: 'Hint under the field',
  },
  agreement: {
    id: 'payments.debit.agreement',
    defaultMessage: 'I allow {company} to collect this amount once from my account by SEPA direct debit.',
    description: 'Checkbox; the mandate',
  },
  agreementMissing: {
    id: 'payments.debit.agreementMissing',
    defaultMessage: 'Please tick this box: without it we may not collect the amount.',
    description: 'Error at the checkbox',
  },
  ibanWrong: {
    id: 'payments.debit.ibanWrong',
    defaultMessage: 'This IBAN is not complete or has a typing error. Please check it.',
    description: 'Error at the field',
  },
  holderMissing: {
    id: 'payments.debit.holderMissing',
    defaultMessage: 'Please enter the name on the account.',
    description: 'Error at the field',
  },
  phoneMissing: {
    id: 'payments.debit.phoneMissing',
    defaultMessage: 'Please enter your mobile phone number.',
    description: 'Error at the field',
  },
  next: { id: 'payments.debit.next', defaultMessage: 'Send me the code', description: 'Button' },
  codeTitle: {
    id: 'payments.debit.codeTitle',
    defaultMessage: 'Enter the code',
    description: 'Heading of the second step',
  },
  codeText: {
    id: 'payments.debit.codeText',
    defaultMessage: 'We sent six digits to {phone}. They hold for ten minutes.',
    description: 'Text of the second step',
  },
  code: { id: 'payments.debit.code', defaultMessage: 'Code', description: 'Field' },
  confirm: {
    id: 'payments.debit.confirm',
    defaultMessage: 'Order and pay {price}',
    description: 'Order button',
  },
  back: {
    id: 'payments.debit.back',
    defaultMessage: 'Change my details',
    description: 'Button back to the form',
  },
})
