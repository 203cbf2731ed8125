import { css } from '@emotion/react'
import {
  currencyOf,
  gifts,
  packageCredits,
  packageIds,
  packagePricesOf,
  priceRangeMinor,
} from '@duetto/shared/domain'
import { formatPriceRange } from '@duetto/shared/i18n'
import { usePageTitle, usePlatform, useSession } from '@duetto/shared/platform'
import { Page, Price, Stack } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { packageMessages } from '../../widgets/packages/messages'
import { pricingMessages as texts } from './messages'

export const PricingPage = () => {
  const intl = useIntl()
  const { formatMessage, formatNumber } = intl
  const { settings, country } = usePlatform()
  const { user } = useSession()
  const title = formatMessage(texts.title)
  usePageTitle(title)
  const currency = user?.currency ?? currencyOf(settings.geoip_selected_country ?? country)
  const prices = packagePricesOf(settings.package_prices, currency)
  const giftCredits = gifts.map(({ credits }) => credits)
  const priceOf = (count: number): string =>
    formatMessage(texts.fromTo, formatPriceRange(intl, priceRangeMinor(prices, count), currency))
  const credits = (count: number) => (
    <>
      {formatMessage(texts.credits, { count })} ({priceOf(count)})
    </>
  )
  return (
    <Page isNarrow>
      <Stack gap={6}>
        <h1>{title}</h1>
        <p>{formatMessage(texts.text)}</p>
        <table css={tableStyle}>
          <tbody>
            <tr>
              <th scope="row">{formatMessage(texts.message)}</th>
              <td>{credits(settings.message_credits)}</td>
            </tr>
            <tr>
              <th scope="row">{formatMessage(texts.photo)}</th>
              <td>{credits(settings.photo_credits)}</td>
            </tr>
            <tr>
              <th scope="row">{formatMessage(texts.voice)}</th>
              <td>{credits(settings.voice_credits)}</td>
            </tr>
            <tr>
              <th scope="row">{formatMessage(texts.gift)}</th>
              <td>
                {formatMessage(texts.range, { from: Math.min(...giftCredits), to: Math.max(...giftCredits) })}
              </td>
            </tr>
          </tbody>
        </table>
        <h2>{formatMessage(texts.packages)}</h2>
        <table css={tableStyle}>
          <tbody>
            {packageIds.map((id) => (
              <tr key={id}>
                <th scope="row">
                  {formatNumber(packageCredits[id])} {formatMessage(packageMessages.unit)}
                </th>
                <td>
                  <Price amount={prices[id]} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Page>
  )
}

const tableStyle = css`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: var(--s3) 0;
    border-top: 1px solid var(--line);
    text-align: left;
  }
  th {
    font-weight: 600;
  }
  td {
    text-align: right;
  }
`
