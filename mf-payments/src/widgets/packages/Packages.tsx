import type { CreditPackage } from '@duetto/shared/contract'
import type { PackageId } from '@duetto/shared/domain'
import { useOptimisticChoice } from '@duetto/shared/platform'
import { PackageCard, Price } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { PackagesSkeleton } from './PackagesSkeleton'
import { compactStyle, gridStyle } from './packagesStyles'
import { packageMessages } from './messages'
import { perMessage } from './perMessage'

interface PackagesProps {
  packages: readonly CreditPackage[]
  chosen: PackageId | null
  onChoose: (id: PackageId) => void
  isCompact?: boolean
  hasTitle?: boolean
}

export const Packages = (props: PackagesProps) => {
  const { packages, chosen, onChoose, isCompact = false, hasTitle = false } = props
  const intl = useIntl()
  const [shown, choose] = useOptimisticChoice(chosen, onChoose)
  if (packages.length === 0) return <PackagesSkeleton />
  return (
    <fieldset css={isCompact ? compactStyle : gridStyle}>
      <legend data-title={hasTitle || undefined}>{intl.formatMessage(packageMessages.group)}</legend>
      {packages.map((item) => (
        <PackageCard
          key={item.id}
          group="package"
          isCompact={isCompact}
          credits={intl.formatNumber(item.credits)}
          unit={intl.formatMessage(packageMessages.unit)}
          perMessage={perMessage(intl, item)}
          price={<Price amount={item.discounted_minor} currency={item.currency} />}
          oldPrice={
            item.discounted_minor < item.price_minor ? (
              <Price amount={item.price_minor} currency={item.currency} />
            ) : undefined
          }
          tag={item.is_usual ? intl.formatMessage(packageMessages.usual) : undefined}
          isChosen={item.id === shown}
          onChoose={() => choose(item.id)}
        />
      ))}
    </fieldset>
  )
}
