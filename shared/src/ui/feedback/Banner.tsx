import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { IconButton } from '../button/IconButton'
import { Icon } from '../icon/Icon'
import type { IconPath } from '../icon/Icon'
import { uiMessages } from '../messages'
import { phone } from '../theme/media'

type BannerTone = 'primary' | 'secondary' | 'success' | 'danger' | 'neutral'

interface BannerProps {
  tone?: BannerTone
  icon?: IconPath
  action?: ReactNode
  onClose?: () => void
  children: ReactNode
}

const marks: Record<BannerTone, IconPath> = {
  primary: icons.info,
  secondary: icons.info,
  success: icons.success,
  danger: icons.error,
  neutral: icons.info,
}

export const Banner = ({ tone = 'primary', icon, action, onClose, children }: BannerProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={[bannerStyle, tones[tone]]} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon path={icon ?? marks[tone]} />
      <div css={textStyle}>{children}</div>
      {action && <span data-action>{action}</span>}
      {onClose && <IconButton icon={icons.close} label={formatMessage(uiMessages.close)} onClick={onClose} />}
    </div>
  )
}

const bannerStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--s2) var(--s3);
  min-height: 52px;
  padding: var(--s1) var(--s2) var(--s1) var(--s4);
  border-radius: var(--voice-in);
  > svg {
    flex: none;
    margin-top: 11px;
  }
  &:has(h2) > svg {
    margin-top: var(--s4);
  }
  > [data-action] {
    align-self: center;
  }
  /* Moves the action below the text; the close button stays in the corner. */
  ${phone} {
    [data-action] {
      flex-basis: 100%;
      order: 1;
      padding: 0 0 var(--s2) calc(20px + var(--s3));
    }
  }
`
const textStyle = css`
  flex: 1 1 180px;
  min-width: 0;
  padding: 10px 0;
  font-weight: 500;
  line-height: 1.4;
`
const paint = (name: string) => css({ background: `var(--${name}-soft)`, color: `var(--${name}-ink)` })
const tones = {
  primary: paint('primary'),
  secondary: paint('secondary'),
  success: paint('success'),
  danger: paint('danger'),
  neutral: css({ background: 'var(--surface-2)', color: 'var(--ink)' }),
}
