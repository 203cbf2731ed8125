import { escapeHtml } from '@duetto/shared/domain'
import { grouped, testCards } from '../cards'
import type { Payment } from '../types'
import { cancelForm, layout, money, summary } from './layout'

interface Input {
  error?: string
  number?: string
}

const script = `const n=document.getElementById('number');n.addEventListener('input',()=>{const d=n.value.replace(/\\D/g,'').slice(0,19);n.value=d.replace(/(\\d{4})(?=\\d)/g,'$1 ')});const e=document.getElementById('expiry');e.addEventListener('input',()=>{const d=e.value.replace(/\\D/g,'').slice(0,4);e.value=d.length>2?d.slice(0,2)+' / '+d.slice(2):d})`

const cardButton = ({ number, label, hint }: (typeof testCards)[number]) =>
  `<li><button class="pick" name="use" value="${number}" formnovalidate>${escapeHtml(label)}<small>${escapeHtml(hint)}</small><span class="mono">${grouped(number)}</span></button></li>`

export const cardPage = (nonce: string, payment: Payment, { error, number = '' }: Input = {}): string => {
  const total = escapeHtml(money(payment.amount_minor, payment.currency, payment.locale))
  const errorAttributes = error ? 'aria-invalid="true" aria-describedby="fault"' : ''
  return layout({
    nonce,
    title: 'Pay by card',
    script,
    body: `${summary(payment)}<section class="panel"><h1>Pay by card</h1>
<p class="lead">Type a test card, or choose one below to pay with it immediately.</p>
<form method="post" action="/pay/${payment.id}"><div class="fields">
<label class="full">Card number<input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" required value="${escapeHtml(number)}" ${errorAttributes}></label>
${error ? `<p class="fault" id="fault" role="alert">${escapeHtml(error)}</p>` : ''}
<label>Expiry date<input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="MM / YY" required></label>
<label>Security code<input name="cvc" inputmode="numeric" autocomplete="off" placeholder="123" maxlength="4" required></label>
<label class="full">Name on the card<input name="holder" autocomplete="off" required></label>
<button class="main">Pay ${total}</button></div>
<div class="cards"><h2 id="tests">Test cards</h2><ul aria-labelledby="tests">${testCards.map(cardButton).join('')}</ul></div></form>
${cancelForm(payment)}</section>`,
  })
}
