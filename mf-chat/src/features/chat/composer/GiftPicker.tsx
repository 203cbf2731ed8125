import { gifts, messagePriceMinor } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { useSession, useSettings } from '@duetto/shared/platform'
import { Dialog, GiftIcon } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { giftMessages } from '../../../entities/gift/giftMessages'
import { composerMessages as texts } from './messages'
import { giftGridStyle } from './composerStyles'

interface GiftPickerProps {
  onClose: () => void
  onChoose: (gift: GiftId, credits: number) => void
}

/** Gifts with their prices in credits and money. */
export const GiftPicker = ({ onClose, onChoose }: GiftPickerProps) => {
  const intl = useIntl()
  const { gift_credits: prices } = useSettings()
  const { user } = useSession()
  const currency = user?.currency ?? 'EUR'
  return (
    <Dialog isOpen onClose={onClose} title={intl.formatMessage(texts.gifts)}>
      <div css={giftGridStyle}>
        {gifts.map(({ id, credits: usual }) => {
          const credits = prices[id] ?? usual
          return (
            <button key={id} type="button" onClick={() => onChoose(id, credits)}>
              <span>
                <GiftIcon gift={id} />
              </span>
              <b>{intl.formatMessage(giftMessages[id])}</b>
              <small>
                {intl.formatMessage(texts.giftPrice, { credits })} (
                {formatPrice(intl, messagePriceMinor(currency, credits), currency)})
              </small>
            </button>
          )
        })}
      </div>
    </Dialog>
  )
}
