import { limits, timings } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { Banner, Button, OtpField, Row } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Failure } from '@duetto/shared/redux'
import type { AwaitingCode } from '../../entities/direct-debit/slice'
import { failureMessage } from '../../entities/errors/failureMessages'
import { debitMessages as texts } from './messages'

interface CodeStepProps {
  waiting: AwaitingCode
  isSending: boolean
  isResent: boolean
  failure: Failure | null
  onConfirm: (code: string) => void
  onResend: () => void
  onBack: () => void
}

export const CodeStep = ({
  waiting,
  isSending,
  isResent,
  failure,
  onConfirm,
  onResend,
  onBack,
}: CodeStepProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const [digits, setDigits] = useState('')
  const { payment, phone_hint: phone, iban_hint: iban } = waiting
  const price = formatPrice(intl, payment.price, payment.currency)
  const left = Number(failure?.details['tries_left'])
  return (
    <>
      <p>
        {formatMessage(texts.codeText, {
          phone,
          digits: limits.smsCodeDigits,
          minutes: timings.smsCodeMs / 60_000,
        })}{' '}
        {formatMessage(texts.account, { iban })}
      </p>
      <OtpField autoFocus label={formatMessage(texts.code)} value={digits} onChange={setDigits} />
      {isResent && <Banner tone="success">{formatMessage(texts.resent, { phone })}</Banner>}
      {failure && (
        <Banner tone="danger">
          {formatMessage(failureMessage(failure.code))}{' '}
          {left >= 0 && formatMessage(texts.triesLeft, { count: left })}
        </Banner>
      )}
      <Row>
        <Button
          size="lg"
          disabled={digits.length < limits.smsCodeDigits}
          isLoading={isSending}
          onClick={() => onConfirm(digits)}
        >
          {formatMessage(texts.confirm, { price })}
        </Button>
        <Button variant="outline" onClick={onResend}>
          {formatMessage(texts.resend)}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {formatMessage(texts.back)}
        </Button>
      </Row>
    </>
  )
}
