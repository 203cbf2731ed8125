import type { PaymentMethod } from '@duetto/shared/domain'
import { css } from '@emotion/react'

interface Mark {
  text: string
  colour: string
}

const visa: Mark = { text: 'VISA', colour: '#1434cb' }
const mastercard: Mark = { text: 'mastercard', colour: '#b8000f' }

const marks: Partial<Record<PaymentMethod, readonly Mark[]>> = {
  creditcard: [visa, mastercard],
  paypal: [{ text: 'PayPal', colour: '#003087' }],
  applepay: [{ text: ' Pay', colour: '#000' }],
  googlepay: [{ text: 'G Pay', colour: '#3c4043' }],
  ideal: [
    { text: 'iDEAL', colour: '#b3005e' },
    { text: 'wero', colour: '#1d1c1c' },
  ],
  bancontact: [{ text: 'Bancontact', colour: '#1e3764' }],
  eps: [{ text: 'eps', colour: '#a4005b' }],
  blik: [{ text: 'blik', colour: '#000' }],
  przelewy24: [{ text: 'P24', colour: '#b0101d' }],
  postepay: [{ text: 'postepay', colour: '#0047bb' }],
  cartebancaire: [{ text: 'CB', colour: '#04538c' }, visa],
  nexi: [{ text: 'nexi', colour: '#2d32aa' }],
  paysafecard: [{ text: 'paysafecard', colour: '#006a8c' }],
  banktransfer: [{ text: 'SEPA', colour: '#10298e' }],
  directdebit: [{ text: 'SEPA', colour: '#10298e' }],
}

export const BrandMarks = ({ method }: { method: PaymentMethod }) => (
  <span css={marksStyle} aria-hidden>
    {marks[method]?.map(({ text, colour }) => (
      <i key={text} style={{ color: colour }}>
        {text}
      </i>
    ))}
  </span>
)

const marksStyle = css`
  display: flex;
  flex: none;
  gap: 4px;
  i {
    display: grid;
    place-items: center;
    min-width: 40px;
    height: 26px;
    padding: 0 6px;
    border: 1px solid var(--line);
    border-radius: 5px;
    background: #fff;
    font: italic 800 0.75rem/1 sans-serif;
    letter-spacing: -0.02em;
  }
`
