import type { PaymentMethodOffer } from '@duetto/shared/contract'
import type { PaymentMethod } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { checkoutMessages as texts } from '../../entities/payment/checkoutMessages'
import { methodMessages } from '../../entities/catalogue/methodMessages'

interface MethodsProps {
  methods: readonly PaymentMethodOffer[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
}

const useNote = () => {
  const intl = useIntl()
  return ({ status, brands, surcharge_minor: surcharge, currency }: PaymentMethodOffer): string => {
    if (status === 'discontinued') return intl.formatMessage(texts.discontinued)
    if (status === 'blocked') return intl.formatMessage(texts.blocked)
    if (surcharge > 0)
      return intl.formatMessage(texts.surcharge, { price: formatPrice(intl, surcharge, currency) })
    return brands.length > 0 ? intl.formatList(brands) : intl.formatMessage(texts.noSurcharge)
  }
}

/** The methods of the country, local ones first; those that are gone say so and cannot be chosen. */
export const Methods = ({ methods, chosen, onChoose }: MethodsProps) => {
  const { formatMessage } = useIntl()
  const noteOf = useNote()
  return (
    <fieldset css={gridStyle}>
      <legend>{formatMessage(texts.method)}</legend>
      {methods.map((method) => (
        <label
          key={method.id}
          data-on={method.id === chosen || undefined}
          data-off={method.status !== 'active' || undefined}
        >
          <input
            type="radio"
            name="method"
            disabled={method.status !== 'active'}
            checked={method.id === chosen}
            onChange={() => onChoose(method.id)}
          />
          <span>
            <b>{formatMessage(methodMessages[method.id])}</b>
            <small>{noteOf(method)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const gridStyle = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2);
  min-width: 0;
  legend {
    margin-bottom: var(--s3);
    padding: 0;
    font: 400 var(--t-xl) / 1.2 var(--font-display);
  }
  label {
    display: flex;
    gap: var(--s3);
    align-items: center;
    min-height: 60px;
    padding: 8px 14px;
    border: 1.5px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
    cursor: pointer;
  }
  label[data-on] {
    border-color: var(--primary-ink);
    box-shadow: inset 0 0 0 1px var(--primary-ink);
  }
  label[data-off] {
    background: none;
    color: var(--ink-2);
    cursor: not-allowed;
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--primary-ink);
  }
  label > span {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
