import { css } from '@emotion/react'
import { breakpoints, defaultPackage } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { usePageTitle, useSession, useSettings } from '@duetto/shared/platform'
import { ErrorState, Icon, LinkButton, Page, Skeleton, Stack, icons } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { DiscountNote } from '../../widgets/packages/DiscountNote'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { failureMessage } from '../../entities/errors/failureMessages'
import { teaserRequested } from '../../entities/likes-teaser/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { Comparison } from './Comparison'
import { LikesTeaser } from './LikesTeaser'
import { premiumMessages as texts } from './messages'
import { catalogueMessages } from '../../entities/catalogue/messages'

/** /premium: benefits, price of a message, and a link to the checkout. */
export const PremiumPage = () => {
  const intl = useIntl()
  const { formatMessage } = intl
  const dispatch = usePaymentsDispatch()
  const { has_match_claim: hasClaim, refund_days: days } = useSettings()
  const { status, errorCode, packages, discount } = useCatalogue()
  const { teaser } = usePaymentsSelector((state) => state.likesTeaser)
  const isPremium = useSession().user?.paid_user ?? false
  const title = formatMessage(isPremium ? texts.hasPremium : texts.title)
  usePageTitle(title)
  const [first] = packages
  const isKnown = status === 'ready' || status === 'failed'
  useEffect(() => {
    dispatch(teaserRequested())
  }, [dispatch])
  const perMessage = packages.map(({ per_message_minor: minor }) => minor)
  return (
    <Page css={pageStyle}>
      <Stack gap={6}>
        <div>
          <h1>{title}</h1>
          <p css={leadStyle}>{formatMessage(isPremium ? texts.hasPremiumText : texts.text)}</p>
        </div>
        <div css={actsStyle}>
          <LinkButton to={`/credits/${defaultPackage}`} size="lg">
            {formatMessage(isPremium ? catalogueMessages.see : texts.goOn)}
          </LinkButton>
          <LinkButton to="/pages/return-policy" variant="quiet" size="lg">
            {formatMessage(texts.withdrawalLine, { days })}
          </LinkButton>
        </div>
        <Comparison />
        {hasClaim && (
          <p css={claimStyle}>
            <Icon path={icons.check} />
            {formatMessage(texts.claim)}
          </p>
        )}
        {status === 'failed' && (
          <ErrorState
            title={formatMessage(catalogueMessages.failed)}
            text={formatMessage(failureMessage(errorCode))}
            onRetry={() => dispatch(catalogueRequested())}
          />
        )}
        {isKnown ? (
          <>
            <DiscountNote discount={discount} />
            {first && (
              <p css={leadStyle}>
                {formatMessage(texts.fromPrice, {
                  package: formatPrice(intl, first.discounted_minor, first.currency),
                  from: formatPrice(intl, Math.min(...perMessage), first.currency),
                  to: formatPrice(intl, Math.max(...perMessage), first.currency),
                })}
              </p>
            )}
          </>
        ) : (
          <Skeleton height={100} />
        )}
        {/* At the end, because it loads late and must not move other content. */}
        {teaser && <LikesTeaser {...teaser} />}
      </Stack>
    </Page>
  )
}

const pageStyle = css`
  max-width: 860px;
`
const leadStyle = css`
  margin-top: var(--s2);
  color: var(--ink-2);
  font-size: var(--t-lg);
`
const claimStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: center;
`
const actsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  @media (max-width: ${breakpoints.sm - 1}px) {
    display: grid;
  }
`
