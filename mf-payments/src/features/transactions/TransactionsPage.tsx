import { css } from '@emotion/react'
import { formatPrice } from '@duetto/shared/i18n'
import { usePageTitle } from '@duetto/shared/platform'
import { isGone } from '@duetto/shared/redux'
import {
  Banner,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  Page,
  Row,
  Stack,
} from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { PaymentInstructions } from '../../widgets/payment-instructions/PaymentInstructions'
import { catalogueMessages } from '../../entities/catalogue/messages'
import { loadFailureMessage } from '../../entities/errors/failureMessages'
import { saveFile, purchasesCsv } from './exportCsv'
import { Ledger } from './Ledger'
import { transactionMessages as texts } from './messages'
import { Receipt } from './Receipt'
import { TransactionRow } from './TransactionRow'
import { transactionsLeft, transactionsRequested } from '../../entities/transactions/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { useCallback, useEffect } from 'react'
import { useWithdrawal } from './useWithdrawal'
import { WithdrawalDialog } from './WithdrawalDialog'

export const TransactionsPage = () => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id } = useParams()
  const dispatch = usePaymentsDispatch()
  const { transactions: list, entries, errorCode } = usePaymentsSelector((state) => state.transactions)
  const load = useCallback(
    () => void dispatch(transactionsRequested(id === undefined ? null : Number(id))),
    [dispatch, id],
  )
  useEffect(load, [load])
  useEffect(() => () => void dispatch(transactionsLeft()), [dispatch])
  const withdrawal = useWithdrawal()
  const { done } = withdrawal
  const title = formatMessage(texts.title)
  usePageTitle(title)
  const [one] = id === undefined ? [] : (list ?? [])

  const renderContent = () => {
    if (errorCode)
      return (
        <ErrorState
          title={formatMessage(texts.failed)}
          text={formatMessage(loadFailureMessage(errorCode))}
          onRetry={isGone(errorCode) ? undefined : load}
          action={
            isGone(errorCode) && <LinkButton to="/transactions">{formatMessage(texts.back)}</LinkButton>
          }
        />
      )
    if (!list) return <ListSkeleton rows={3} />
    if (list.length === 0)
      return (
        <EmptyState
          title={formatMessage(texts.empty)}
          text={formatMessage(texts.emptyText)}
          action={<LinkButton to="/credits">{formatMessage(catalogueMessages.see)}</LinkButton>}
        />
      )
    return (
      <ul css={listStyle}>
        {list.map((payment) => (
          <TransactionRow
            key={payment.payment_id}
            payment={payment}
            isAlone={one !== undefined}
            onWithdraw={() => withdrawal.open(payment)}
          />
        ))}
      </ul>
    )
  }
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        {done && (
          <Banner tone="success">
            {formatMessage(texts.done, {
              day: new Date(done.at),
              time: new Date(done.at),
              credits: done.credits_taken,
              price: formatPrice(intl, done.refunded_minor, done.payment.currency),
              reference: done.reference,
            })}
          </Banner>
        )}
        {renderContent()}
        {one?.instructions && (
          <PaymentInstructions
            instructions={one.instructions}
            price={formatPrice(intl, one.price - one.received_minor, one.currency)}
          />
        )}
        {one && <Ledger entries={entries} />}
        {one && <Receipt payment={one} />}
        <Row>
          {id !== undefined && !isGone(errorCode) && (
            <LinkButton to="/transactions" variant="quiet">
              {formatMessage(texts.back)}
            </LinkButton>
          )}
          {id === undefined && list && list.length > 0 && (
            <Button
              variant="outline"
              onClick={() => saveFile('purchases.csv', 'text/csv;charset=utf-8', purchasesCsv(list))}
            >
              {formatMessage(texts.csv)}
            </Button>
          )}
        </Row>
      </Stack>
      <WithdrawalDialog withdrawal={withdrawal} />
    </Page>
  )
}

const listStyle = css`
  display: grid;
  gap: var(--s3);
`
