import type { SendCost } from '@duetto/shared/contract'
import { offeredGifts } from '@duetto/shared/domain'
import type { GiftId } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { Dialog, GiftIcon } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { giftMessages } from '../../entities/gift/giftMessages'
import { usePriceOf } from '../../entities/entitlements/useEntitlements'
import { composerMessages as texts } from './messages'
import { giftGridStyle } from './composerStyles'

interface GiftPickerProps {
  cost?: SendCost
  onClose: () => void
  onChoose: (gift: GiftId, credits: number) => void
}

export const GiftPicker = ({ cost, onClose, onChoose }: GiftPickerProps) => {
  const intl = useIntl()
  const settings = useSettings()
  const priceOf = usePriceOf(cost)
  return (
    <Dialog isOpen onClose={onClose} title={intl.formatMessage(texts.gifts)}>
      <div css={giftGridStyle}>
        {offeredGifts(settings).map(({ id, credits }) => (
          <button key={id} type="button" onClick={() => onChoose(id, credits)}>
            <span>
              <GiftIcon gift={id} />
            </span>
            <b>{intl.formatMessage(giftMessages[id])}</b>
            <small>
              {intl.formatMessage(texts.giftPrice, { credits })} ({priceOf(credits)})
            </small>
          </button>
        ))}
      </div>
    </Dialog>
  )
}
