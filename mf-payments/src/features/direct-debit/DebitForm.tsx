import { codePointLength, normalizeIban, normalizeLine, normalizePhone } from '@duetto/shared/domain'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { Button, Checkbox, TextField } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIntl } from 'react-intl'
import { debitMessages as texts } from './messages'
import { useFormats } from './useFormats'

export interface Debit {
  iban: string
  holder: string
  phone: string
  agreement: boolean
}

interface DebitFormProps {
  debit: Debit
  onChange: (debit: Debit) => void
  isSending: boolean
  onSubmit: () => void
}

export const DebitForm = ({ debit, onChange, isSending, onSubmit }: DebitFormProps) => {
  const { formatMessage, formatDisplayName } = useIntl()
  const { company, country } = usePlatform()
  const { user } = useSession()
  const formats = useFormats()
  const [isSubmitted, setIsSubmitted] = useState(false)
  const found = formats?.checkIban(debit.iban)
  const nameOf = (code: string) => formatDisplayName(code, { type: 'region' }) ?? code
  const ibanError = () => {
    if (!normalizeIban(debit.iban) || found?.status === 'wrong') return formatMessage(texts.ibanWrong)
    return found?.status === 'not_sepa'
      ? formatMessage(texts.ibanCountry, { country: nameOf(found.country) })
      : null
  }
  const ibanHint = () => {
    if (found?.status !== 'ok') return undefined
    const place = nameOf(found.country)
    return found.bank
      ? formatMessage(texts.bankNamed, { bank: found.bank, country: place })
      : formatMessage(texts.bank, { country: place })
  }
  const isPhone = (text: string): boolean =>
    formats
      ? formats.isMobileNumber(text, user?.country ?? country ?? 'NL')
      : normalizePhone(text).replace(/\D/g, '').length > 5
  const errors = {
    iban: ibanError(),
    holder: codePointLength(normalizeLine(debit.holder)) >= 2 ? null : formatMessage(texts.holderMissing),
    phone: isPhone(debit.phone) ? null : formatMessage(texts.phoneWrong),
    agreement: debit.agreement ? null : formatMessage(texts.agreementMissing),
  }
  const [isIbanBlurred, setIsIbanBlurred] = useState(false)
  const groupIban = (): void => {
    if (formats) onChange({ ...debit, iban: formats.groupIban(debit.iban) })
  }
  const groupLate = useEffectEvent(() => {
    if (isIbanBlurred) groupIban()
  })
  // If the formats load after the member has left the field, group the IBAN now.
  useEffect(() => {
    groupLate()
  }, [formats])
  const shown = isSubmitted
    ? errors
    : { iban: isIbanBlurred && debit.iban ? errors.iban : null, holder: null, phone: null, agreement: null }
  return (
    <form
      noValidate
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault()
        setIsSubmitted(true)
        if (Object.values(errors).every((error) => error === null)) onSubmit()
      }}
    >
      <TextField
        label={formatMessage(texts.iban)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={debit.iban}
        hint={ibanHint()}
        error={shown.iban}
        onBlur={() => {
          setIsIbanBlurred(true)
          groupIban()
        }}
        onChange={(iban) => onChange({ ...debit, iban })}
      />
      <TextField
        label={formatMessage(texts.holder)}
        autoComplete="name"
        maxLength={70}
        value={debit.holder}
        error={shown.holder}
        onChange={(holder) => onChange({ ...debit, holder })}
      />
      <TextField
        label={formatMessage(texts.phone)}
        hint={formatMessage(texts.phoneHint)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={debit.phone}
        error={shown.phone}
        onChange={(phone) => onChange({ ...debit, phone })}
      />
      <Checkbox
        label={formatMessage(texts.agreement, { company: company.name })}
        checked={debit.agreement}
        error={shown.agreement}
        onChange={(agreement) => onChange({ ...debit, agreement })}
      />
      <Button type="submit" size="lg" isLoading={isSending}>
        {formatMessage(texts.next)}
      </Button>
    </form>
  )
}

const formStyle = css`
  display: grid;
  gap: var(--s4);
  max-width: 480px;
`
