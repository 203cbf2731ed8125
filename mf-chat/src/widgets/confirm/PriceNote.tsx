import { css } from '@emotion/react'
import { useSession } from '@duetto/shared/platform'
import { Banner, FictionalStatement, icons } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { shortageOf } from '../../entities/entitlements/entitlements'
import { usePriceOf } from '../../entities/entitlements/useEntitlements'
import { useChatSelector } from '../../state'
import { needsNotice } from './fictionalNotice'
import { limitMessages } from '../../entities/limits/limitMessages'
import { confirmMessages as texts } from './messages'

export const PriceNote = ({ credits, children }: { credits: number; children?: ReactNode }) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { profile, cost } = useChatSelector((state) => state.conversation)
  const price = usePriceOf(cost)(credits)
  const isShort = shortageOf(user, credits) !== null
  const isDisclosed = profile && credits > 0 && !isShort && needsNotice(profile)
  return (
    <>
      {isDisclosed && (
        <Banner tone="secondary" icon={icons.mask}>
          <FictionalStatement name={profile.name} />
        </Banner>
      )}
      <p css={priceStyle}>
        {isShort && `${formatMessage(limitMessages.credits)} `}
        {formatMessage(texts.price, { credits, price, balance: user?.credits ?? 0 })} {children}
      </p>
    </>
  )
}

const priceStyle = css`
  margin: var(--s3) 0;
  color: var(--ink-2);
  font-size: var(--t-sm);
`
