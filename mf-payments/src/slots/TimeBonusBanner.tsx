import { css } from '@emotion/react'
import { usePlatform } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { Countdown, LinkButton } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useIsOver } from '../entities/catalogue/useIsOver'
import { catalogueMessages } from '../entities/catalogue/messages'
import { slotMessages as texts } from './messages'

const bold = (words: ReactNode[]) => <b>{words}</b>

export const TimeBonusBanner = ({ endsAt, percent }: SlotProps['time-bonus-banner']) => {
  const { now } = usePlatform()
  const { formatMessage } = useIntl()
  const { isOver, end } = useIsOver(endsAt)
  if (isOver) return null
  return (
    <div css={bannerStyle}>
      <span>
        <FormattedMessage {...texts.banner} values={{ percent, b: bold }} />
      </span>
      <Countdown endsAt={endsAt} now={now} onEnd={end} />
      <LinkButton to="/credits" variant="secondary">
        {formatMessage(catalogueMessages.see)}
      </LinkButton>
    </div>
  )
}

const bannerStyle = css`
  display: flex;
  gap: var(--s2) var(--s4);
  align-items: center;
  min-height: 44px;
  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  time {
    font-weight: 700;
  }
  a {
    flex: none;
    min-height: 36px;
    padding: 4px 14px;
    font-size: var(--t-sm);
  }
  @media (max-width: 479px) {
    > span {
      flex: 1 1 0;
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      font-size: 0.75rem;
      line-height: 1.25;
      white-space: normal;
    }
    time {
      font-size: var(--t-xs);
    }
    > a {
      padding-inline: 10px;
      font-size: var(--t-xs);
    }
  }
  @media (max-width: 575px) {
    gap: var(--s2);
    a {
      margin-left: auto;
    }
  }
`
