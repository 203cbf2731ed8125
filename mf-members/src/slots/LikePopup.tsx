import { css } from '@emotion/react'
import { addresses } from '@duetto/shared/domain'
import { useNavigateTo } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import {
  Button,
  ProfileTag,
  IconButton,
  Portrait,
  icons,
  uiMessages,
  useRestoredFocus,
  phone,
} from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../widgets/people/messages'
import { slotMessages } from './messages'

type LikePopupProps = SlotProps['like-popup']

export const LikePopup = ({ profile, onClose }: LikePopupProps) => {
  const { formatMessage } = useIntl()
  const navigateTo = useNavigateTo()
  useRestoredFocus()
  const { id, name, age, city, main_image } = profile
  return (
    <aside css={popupStyle} aria-label={formatMessage(slotMessages.popupTitle, { name })}>
      <Portrait
        isEager
        image={main_image}
        sizes="104px"
        name={name}
        alt={formatMessage(peopleMessages.photoOf, { name })}
      />
      <div css={textStyle}>
        <h2>{formatMessage(slotMessages.popupTitle, { name })}</h2>
        <p>
          {formatMessage(peopleMessages.nameAge, { name, age })}
          {city && ` · ${city}`}
        </p>
        <ProfileTag profile={profile} />
        <Button
          onClick={() => {
            onClose()
            navigateTo(addresses.member(id))
          }}
        >
          {formatMessage(slotMessages.viewProfile)}
        </Button>
      </div>
      <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onClose} />
    </aside>
  )
}

const popupStyle = css`
  position: fixed;
  right: var(--s5);
  top: calc(var(--bar) + var(--s4) + env(safe-area-inset-top));
  z-index: 15;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto;
  gap: var(--s4);
  align-items: start;
  width: min(420px, calc(100vw - 2 * var(--s4)));
  padding: var(--s4);
  border-radius: var(--voice-out);
  background: var(--surface);
  box-shadow: var(--shadow-3);
  > :first-child {
    aspect-ratio: 4 / 5;
  }
  ${phone} {
    right: var(--s4);
  }
`
const textStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--s2);
  min-width: 0;
  h2 {
    font-size: var(--t-lg);
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`
