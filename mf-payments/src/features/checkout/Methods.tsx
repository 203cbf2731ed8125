import type { PaymentMethodOffer } from '@duetto/shared/contract'
import type { PaymentMethod } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { useOptimisticChoice } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { checkoutMessages as texts } from './messages'
import { methodMessage } from '../../entities/catalogue/methodMessages'
import { BrandMarks } from '../../widgets/order-summary/BrandMarks'
import { methodsStyle } from './MethodsStyles'

interface MethodsProps {
  methods: readonly PaymentMethodOffer[]
  chosen: PaymentMethod | null
  onChoose: (method: PaymentMethod) => void
}

const useNote = () => {
  const intl = useIntl()
  return ({ status, family, surcharge_minor: surcharge, currency }: PaymentMethodOffer): string | null => {
    if (status === 'discontinued') return intl.formatMessage(texts.discontinued)
    if (status === 'blocked') return intl.formatMessage(texts.blocked)
    if (surcharge > 0)
      return intl.formatMessage(texts.surcharge, { price: formatPrice(intl, surcharge, currency) })
    if (family === 'transfer') return intl.formatMessage(texts.takesDays)
    return family === 'debit' ? intl.formatMessage(texts.byText) : null
  }
}

export const Methods = ({ methods, chosen, onChoose }: MethodsProps) => {
  const { formatMessage } = useIntl()
  const noteOf = useNote()
  const [shown, choose] = useOptimisticChoice(chosen, onChoose)
  return (
    <fieldset css={methodsStyle}>
      <legend>{formatMessage(texts.method)}</legend>
      {methods.map((method) => {
        const note = noteOf(method)
        return (
          <label
            key={method.id}
            data-on={method.id === shown || undefined}
            data-off={method.status !== 'active' || undefined}
          >
            <input
              type="radio"
              name="method"
              disabled={method.status !== 'active'}
              checked={method.id === shown}
              onChange={() => choose(method.id)}
            />
            <span>
              <b>{formatMessage(methodMessage(method.id))}</b>
              {note && <small>{note}</small>}
            </span>
            <BrandMarks method={method.id} />
          </label>
        )
      })}
    </fieldset>
  )
}
