import { escapeHtml, lookup } from '@duetto/shared/domain'
import type { Payment } from '../types'

interface Code {
  label: string
  digits: number
  example: string
}

const codes: Record<string, Code> = {
  blik: { label: 'BLIK code from your bank app', digits: 6, example: '777123' },
  paysafecard: { label: 'PIN of your voucher', digits: 16, example: '0000111122223333' },
}

export const isValidCode = ({ method }: Payment, typed: string): boolean => {
  const code = lookup(codes, method)
  return code === undefined || (typed.length === code.digits && !/^0+$/.test(typed))
}

export const codeField = ({ method }: Payment): string => {
  const code = lookup(codes, method)
  if (!code) return ''
  return `<div class="fields"><label class="full">${escapeHtml(code.label)}<input name="code" inputmode="numeric" autocomplete="off" value="${code.example}" maxlength="${code.digits}" aria-describedby="code-hint"></label>
<p class="full lead" id="code-hint">Any ${code.digits} digits work; zeros alone are refused.</p></div>`
}

export const instructionList = ({ instructions }: Payment): string => {
  if (!instructions) return ''
  const { recipient, iban, bic, code, reference, expires } = instructions
  const rows = Object.entries({
    To: recipient,
    IBAN: iban,
    BIC: bic,
    Code: code,
    Reference: reference,
    'Pay by': expires?.slice(0, 10) ?? null,
  })
  return `<dl>${rows
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `<div><dt>${label}</dt><dd class="mono">${escapeHtml(value ?? '')}</dd></div>`)
    .join('')}</dl>`
}
