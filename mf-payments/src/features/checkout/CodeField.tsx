import { css } from '@emotion/react'
import { normalizeDiscountCode } from '@duetto/shared/domain'
import type { PackageId, PaymentMethod } from '@duetto/shared/domain'
import { Button, Chip, TextField } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { codeRemoved, codeRequested } from '../../entities/catalogue/slice'
import { checkoutMessages as texts } from './messages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

interface CodeFieldProps {
  package: PackageId
  method: PaymentMethod | null
}

export const CodeField = ({ package: packageId, method }: CodeFieldProps) => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { code, codeStatus, codeErrorCode } = usePaymentsSelector((state) => state.catalogue)
  const [typed, setTyped] = useState('')
  if (code)
    return (
      <Chip
        isOn
        removeLabel={formatMessage(texts.removeCode, { code: code.code })}
        onRemove={() => dispatch(codeRemoved())}
      >
        {formatMessage(texts.applied, { code: code.code })}
      </Chip>
    )
  const check = (): void => {
    const wanted = normalizeDiscountCode(typed)
    if (!wanted) return
    dispatch(
      codeRequested({
        code: wanted,
        package: packageId,
        paymentmethod: method ?? undefined,
      }),
    )
  }
  return (
    <details css={detailsStyle}>
      <summary>{formatMessage(texts.haveCode)}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          check()
        }}
      >
        <TextField
          label={formatMessage(texts.code)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={typed}
          error={codeStatus === 'failed' ? formatMessage(failureMessage(codeErrorCode)) : null}
          onChange={setTyped}
        />
        <Button type="submit" variant="outline" isLoading={codeStatus === 'loading'}>
          {formatMessage(texts.apply)}
        </Button>
      </form>
    </details>
  )
}

const detailsStyle = css`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--primary-ink);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  form {
    display: grid;
    gap: var(--s3);
    padding-top: var(--s2);
  }
`
