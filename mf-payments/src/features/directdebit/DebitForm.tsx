import { usePlatform } from '@duetto/shared/platform'
import { Button, Checkbox, TextField } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { isIban } from './iban'
import { debitMessages as texts } from './messages'

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
  const { formatMessage } = useIntl()
  const { company } = usePlatform()
  const [isTried, setIsTried] = useState(false)
  const faults = {
    iban: isIban(debit.iban) ? null : formatMessage(texts.ibanWrong),
    holder: debit.holder.trim().length >= 2 ? null : formatMessage(texts.holderMissing),
    phone: debit.phone.replace(/\D/g, '').length >= 6 ? null : formatMessage(texts.phoneMissing),
    agreement: debit.agreement ? null : formatMessage(texts.agreementMissing),
  }
  const shown = isTried ? faults : { iban: null, holder: null, phone: null, agreement: null }
  return (
    <form
      noValidate
      css={formStyle}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (Object.values(faults).every((fault) => fault === null)) onSubmit()
      }}
    >
      <TextField
        label={formatMessage(texts.iban)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={42}
        value={debit.iban}
        error={shown.iban}
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
        maxLength={30}
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
