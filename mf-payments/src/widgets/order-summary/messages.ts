import { defineMessages } from '@duetto/shared/i18n'

export const orderMessages = defineMessages({
  summary: {
    id: 'payments.checkout.summary',
    defaultMessage: 'Summary',
    description: 'Heading of the summary',
  },
  credits: {
    id: 'payments.checkout.credits',
    defaultMessage: '{count, number} credits',
    description: 'Line of the summary',
  },
  discount: {
    id: 'payments.checkout.discount',
    defaultMessage: 'Discount {percent, number}%',
    description: 'Line of the summary',
  },
  surchargeLine: {
    id: 'payments.checkout.surchargeLine',
    defaultMessage: 'Surcharge',
    description: 'Line of the summary',
  },
  payBy: {
    id: 'payments.checkout.payBy',
    defaultMessage: 'Pay with',
    description: 'Label in the summary, before the name of the method',
  },
  total: { id: 'payments.checkout.total', defaultMessage: 'Total', description: 'Line of the summary' },
  vat: {
    id: 'payments.checkout.vat',
    defaultMessage: 'VAT included ({rate, number, ::percent .#})',
    description: 'Under the total; the VAT that it holds, e.g. “VAT included (21%)”',
  },
  debt: {
    id: 'payments.checkout.debt',
    defaultMessage:
      '{count, plural, one {# credit from this package covers} other {# credits from this package cover}} an earlier purchase that was charged back after you had used it. You get {left, plural, one {# credit} other {# credits}}.',
    description: 'Above the order button; credits that make a charged-back purchase good',
  },
  at: {
    id: 'payments.checkout.now',
    defaultMessage:
      'You get your credits as soon as you have paid. Unused credits can be returned for {days, number} days.',
    description: 'Above the order button',
  },
  once: {
    id: 'payments.checkout.once',
    defaultMessage: 'One payment, no subscription.',
    description: 'Under the order button',
  },
  statement: {
    id: 'payments.checkout.statement',
    defaultMessage: 'Your statement shows {company}.',
    description: 'Under the order button; the neutral name on the bank statement',
  },
  terms: {
    id: 'payments.checkout.terms',
    defaultMessage: 'Terms',
    description: 'Link beside the order button',
  },
  withdrawal: {
    id: 'payments.checkout.withdrawal',
    defaultMessage: 'Right of withdrawal',
    description: 'Link beside the order button',
  },
  dockLine: {
    id: 'payments.checkout.dockLine',
    defaultMessage: '{count, number} credits, {method}',
    description: 'Beside the total above the order button on a phone',
  },
  order: {
    id: 'payments.checkout.order',
    defaultMessage: 'Order and pay {price}',
    description:
      'Order button. The law wants these words, or as clear ones, and nothing beside them but the price: Directive 2011/83/EU art. 8(2), “order with obligation to pay”; DA forbrugeraftaleloven § 12 “ordre med betalingsforpligtelse”; DE § 312j(3) BGB “zahlungspflichtig bestellen”; ES TRLGDCU art. 98.2 “pedido con obligación de pago”; FI kuluttajansuojalaki 6:12, and in the directive’s Finnish text “tilaukseen liittyy maksuvelvollisuus” (quoted by the Court of Justice in C-249/21 and C-400/22); FR code de la consommation L221-14 “commande avec obligation de paiement”; IT codice del consumo art. 51 “ordine con obbligo di pagare”; NL BW 6:230v(3) “bestelling met betalingsverplichting”; NO angrerettloven § 16 “bestilling med forpliktelse til å betale”; PL ustawa o prawach konsumenta art. 17 “zamówienie z obowiązkiem zapłaty”; SV distansavtalslagen 2:9 “beställning med betalningsskyldighet”',
  },
})
