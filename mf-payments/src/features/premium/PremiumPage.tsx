import { defaultPackage } from '@duetto/shared/domain'
import { formatPrice, formatPriceRange } from '@duetto/shared/i18n'
import { usePageTitle, useSession, useSettings } from '@duetto/shared/platform'
import { Card, ErrorState, Icon, LinkButton, Page, Skeleton, Stack, icons } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { failureMessage } from '../../entities/errors/failureMessages'
import { teaserRequested } from '../../entities/likes-teaser/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { DiscountNote } from '../../widgets/packages/DiscountNote'
import { Benefits } from './Benefits'
import { Comparison } from './Comparison'
import { premiumMessages as texts } from './messages'
import { PhotosTeaser } from './PhotosTeaser'
import { TeaserSkeleton } from './TeaserSkeleton'
import {
  actsStyle,
  claimStyle,
  columnsStyle,
  costStyle,
  dockedStyle,
  leadStyle,
  pageStyle,
} from './premiumStyles'
import { catalogueMessages } from '../../entities/catalogue/messages'

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
  const isLoading = !isPremium && teaser === null
  const isKnown = status === 'ready' || status === 'failed'
  useEffect(() => {
    if (!isPremium) dispatch(teaserRequested())
  }, [dispatch, isPremium])
  const smallest = first && formatPrice(intl, first.discounted_minor, first.currency)
  const perMessage = packages.map(({ per_message_minor: minor }) => minor)
  return (
    <Page css={pageStyle}>
      <div>
        <h1>{title}</h1>
        <p css={leadStyle}>{formatMessage(isPremium ? texts.hasPremiumText : texts.text)}</p>
      </div>
      <div css={columnsStyle}>
        {isLoading ? <TeaserSkeleton /> : teaser && !isPremium && <PhotosTeaser {...teaser} />}
        <Stack gap={6}>
          {!isPremium && <h2>{formatMessage(texts.opens)}</h2>}
          {isPremium ? <Benefits /> : <Comparison />}
          {hasClaim && (
            <p css={claimStyle}>
              <Icon path={icons.check} />
              {formatMessage(texts.claim)}
            </p>
          )}
        </Stack>
        <aside>
          <DiscountNote discount={discount} />
          {status === 'failed' && (
            <ErrorState
              title={formatMessage(catalogueMessages.failed)}
              text={formatMessage(failureMessage(errorCode))}
              onRetry={() => dispatch(catalogueRequested())}
            />
          )}
          {first ? (
            <Card css={costStyle}>
              <h2>{formatMessage(texts.costs)}</h2>
              <p>
                {formatMessage(texts.fromPrice, {
                  package: smallest,
                  ...formatPriceRange(
                    intl,
                    { from: Math.min(...perMessage), to: Math.max(...perMessage) },
                    first.currency,
                  ),
                })}
              </p>
              <Link to="/pages/return-policy">{formatMessage(texts.withdrawalLine, { days })}</Link>
            </Card>
          ) : (
            !isKnown && <Skeleton height={150} />
          )}
          <div css={[actsStyle, isPremium ? null : dockedStyle]}>
            <LinkButton to={`/credits/${defaultPackage}`} size="lg">
              {isPremium
                ? formatMessage(catalogueMessages.see)
                : smallest
                  ? formatMessage(texts.chooseFrom, { price: smallest })
                  : formatMessage(texts.choose)}
            </LinkButton>
          </div>
        </aside>
      </div>
    </Page>
  )
}
