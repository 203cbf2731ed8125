import { css } from '@emotion/react'
import { limits, usualPackage } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import { useNavigateTo, usePageTitle, useSession, useSettings } from '@duetto/shared/platform'
import { Button, ErrorState, Icon, LinkButton, Page, Stack, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { useCatalogue } from '../../entities/catalogue/useCatalogue'
import { DiscountNote } from '../../entities/catalogue/DiscountNote'
import { offerMessages as texts } from '../../entities/catalogue/offerMessages'
import { Packages } from '../../entities/catalogue/Packages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch } from '../../state'

const Benefits = () => {
  const { formatMessage } = useIntl()
  const { has_match_claim: hasClaim } = useSettings()
  const lines = [
    formatMessage(texts.photos),
    formatMessage(texts.own, { count: limits.premiumPhotos }),
    formatMessage(texts.conversations),
    formatMessage(texts.history),
    ...(hasClaim ? [formatMessage(texts.claim)] : []),
  ]
  return (
    <ul css={benefitsStyle}>
      {lines.map((line) => (
        <li key={line}>
          <Icon path={icons.check} />
          {line}
        </li>
      ))}
    </ul>
  )
}

/** /premium for free members, /credits for all: the four packages. */
export const OfferPage = ({ isPremiumOffer = false }: { isPremiumOffer?: boolean }) => {
  const { formatMessage } = useIntl()
  const navigateTo = useNavigateTo()
  const dispatch = usePaymentsDispatch()
  const { user } = useSession()
  const { status, errorCode, packages, discount } = useCatalogue()
  const [chosen, setChosen] = useState<PackageId>(usualPackage)
  const title = formatMessage(isPremiumOffer ? texts.premiumTitle : texts.creditsTitle)
  usePageTitle(title)
  return (
    <Page css={pageStyle}>
      <Stack gap={6}>
        <div>
          <h1>{title}</h1>
          <p css={leadStyle}>
            {isPremiumOffer
              ? formatMessage(texts.premiumText)
              : formatMessage(texts.balance, { count: user?.credits ?? 0 })}
          </p>
        </div>
        {isPremiumOffer && <Benefits />}
        <DiscountNote discount={discount} />
        {status === 'failed' ? (
          <ErrorState
            title={formatMessage(texts.failed)}
            text={formatMessage(failureMessage(errorCode))}
            onRetry={() => dispatch(catalogueRequested())}
          />
        ) : (
          <Packages packages={packages} chosen={chosen} onChoose={setChosen} />
        )}
        <div css={actsStyle}>
          <Button size="lg" disabled={packages.length === 0} onClick={() => navigateTo(`/credits/${chosen}`)}>
            {formatMessage(texts.goOn)}
          </Button>
          {user?.paid_user && (
            <LinkButton to="/credits/repeat-order" variant="outline" size="lg">
              {formatMessage(texts.repeat)}
            </LinkButton>
          )}
        </div>
      </Stack>
    </Page>
  )
}

const pageStyle = css`
  max-width: 1000px;
`
const leadStyle = css`
  margin-top: var(--s2);
  color: var(--ink-2);
  font-size: var(--t-lg);
`
const benefitsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: var(--s2) var(--s5);
  li {
    display: flex;
    gap: var(--s3);
    align-items: center;
    min-height: 32px;
  }
  svg {
    color: var(--success-ink);
  }
`
const actsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
`
