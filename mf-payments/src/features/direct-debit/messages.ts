import { defineMessages } from '@duetto/shared/i18n'

export const debitMessages = defineMessages({
  title: { id: 'payments.debit.title', defaultMessage: 'Direct debit', description: 'Heading' },
  intro: {
    id: 'payments.debit.intro',
    defaultMessage: '{count, number} credits for {price}. We’ll send a code to your phone to confirm.',
    description: 'What is bought',
  },
  iban: { id: 'payments.debit.iban', defaultMessage: 'IBAN', description: 'Field' },
  holder: { id: 'payments.debit.holder', defaultMessage: 'Account holder', description: 'Field' },
  phone: { id: 'payments.debit.phone', defaultMessage: 'Mobile number', description: 'Field' },
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
    defaultMessage: 'Please tick this box: without it, we may not collect the amount.',
    description: 'Error at the checkbox',
  },
  ibanWrong: {
    id: 'payments.debit.ibanWrong',
    defaultMessage: 'This IBAN is incomplete or mistyped. Please check it.',
    description: 'Error at the field',
  },
  holderMissing: {
    id: 'payments.debit.holderMissing',
    defaultMessage: 'Please enter the name on the account.',
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
    defaultMessage:
      'We sent a {digits, number}-digit code to {phone}. It is valid for {minutes, number} minutes.',
    description: 'Text of the second step',
  },
  code: { id: 'payments.debit.code', defaultMessage: 'Code', description: 'Field' },
  confirm: {
    id: 'payments.debit.confirm',
    defaultMessage: 'Order and pay {price}',
    description: 'Order button; the words of payments.checkout.order, where the laws stand',
  },
  back: {
    id: 'payments.debit.back',
    defaultMessage: 'Change my details',
    description: 'Button back to the form',
  },
  resend: {
    id: 'payments.debit.resend',
    defaultMessage: 'Send another code',
    description: 'Button on the screen that asks for the code',
  },
  resent: {
    id: 'payments.debit.resent',
    defaultMessage: 'We sent another code to {phone}.',
    description: 'After another code was sent',
  },
  account: {
    id: 'payments.debit.account',
    defaultMessage: 'From account {iban}',
    description: 'On the screen that asks for the code; a masked IBAN',
  },
  bank: {
    id: 'payments.debit.bank',
    defaultMessage: '{country} account',
    description: 'Hint under the IBAN: the country of the account',
  },
  bankNamed: {
    id: 'payments.debit.bankNamed',
    defaultMessage: '{bank}, {country}',
    description: 'Hint under the IBAN: the code of the bank and the country',
  },
  ibanCountry: {
    id: 'payments.debit.ibanCountry',
    defaultMessage:
      'Accounts in this country ({country}) cannot be debited. Please use an account in the SEPA area.',
    description: 'Error at the field',
  },
  phoneWrong: {
    id: 'payments.debit.phoneWrong',
    defaultMessage:
      'This is not a mobile number. Please check it; start with + and the country code if it is from abroad.',
    description: 'Error at the field',
  },
  triesLeft: {
    id: 'payments.debit.triesLeft',
    defaultMessage: '{count, plural, one {You have # try left.} other {You have # tries left.}}',
    description: 'After a wrong code',
  },
  over: {
    id: 'payments.debit.over',
    defaultMessage: 'This order is no longer waiting for a code. Please start again.',
    description: 'After a reload, when the order has ended',
  },
})
