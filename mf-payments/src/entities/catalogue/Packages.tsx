import type { CreditPackage } from '@duetto/shared/contract'
import { formatPrice } from '@duetto/shared/i18n'
import type { PackageId } from '@duetto/shared/domain'
import { PackageCard, Price, Skeleton } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { offerMessages } from './offerMessages'

interface PackagesProps {
  packages: readonly CreditPackage[]
  chosen: PackageId | null
  onChoose: (id: PackageId) => void
}

const TIERS = 4

/** The four packages p0 to p3, with the price per message. */
export const Packages = ({ packages, chosen, onChoose }: PackagesProps) => {
  const intl = useIntl()
  if (packages.length === 0)
    return (
      <div css={gridStyle} aria-busy>
        {Array.from({ length: TIERS }, (_, index) => (
          <Skeleton key={index} height={150} />
        ))}
      </div>
    )
  return (
    <fieldset css={gridStyle}>
      <legend>{intl.formatMessage(offerMessages.group)}</legend>
      {packages.map((item) => (
        <PackageCard
          key={item.id}
          group="package"
          credits={intl.formatNumber(item.credits)}
          unit={intl.formatMessage(offerMessages.unit)}
          perMessage={intl.formatMessage(offerMessages.perMessage, {
            price: formatPrice(intl, item.per_message_minor, item.currency),
          })}
          price={<Price amount={item.discounted_minor} currency={item.currency} />}
          oldPrice={
            item.discounted_minor < item.price_minor ? (
              <Price amount={item.price_minor} currency={item.currency} />
            ) : undefined
          }
          tag={item.is_usual ? intl.formatMessage(offerMessages.usual) : undefined}
          isChosen={item.id === chosen}
          onChoose={() => onChoose(item.id)}
        />
      ))}
    </fieldset>
  )
}

const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s4) var(--s3);
  min-width: 0;
  padding-top: 12px;
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
