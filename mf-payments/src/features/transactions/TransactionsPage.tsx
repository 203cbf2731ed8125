import { remote } from '../../remote'
import { css } from '@emotion/react'
import type { CallResponse, Payment } from '@duetto/shared/contract'
import { isApiError, makeIdempotencyKey } from '@duetto/shared/http'
import { formatPrice } from '@duetto/shared/i18n'
import { usePageTitle } from '@duetto/shared/platform'
import {
  Banner,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  Page,
  Stack,
} from '@duetto/shared/ui'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { refreshBalance } from '../../entities/payment/refreshBalance'
import type { FailureCode } from '@duetto/shared/contract'
import { failureMessage } from '../../entities/errors/failureMessages'
import { transactionMessages as texts } from './messages'
import { TransactionRow } from './TransactionRow'

type Withdrawn = CallResponse<'withdraw'>
const codeOf = (error: unknown): FailureCode => (isApiError(error) ? error.code : 'internal')

/** /transactions/{id?}: purchases with their receipts, and the withdrawal with its own receipt. */
export const TransactionsPage = () => {
  const intl = useIntl()
  const { id } = useParams()
  const platform = remote.usePlatform()
  const { http } = platform
  const [list, setList] = useState<readonly Payment[] | null>(null)
  const [loadFault, setLoadFault] = useState<FailureCode | null>(null)
  const [toWithdraw, setToWithdraw] = useState<{ payment: Payment; key: string } | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [fault, setFault] = useState<FailureCode | null>(null)
  const [done, setDone] = useState<Withdrawn | null>(null)
  const title = intl.formatMessage(texts.title)
  usePageTitle(title)

  const load = useCallback(() => {
    http
      .call('getTransactions', { query: id ? { id: Number(id) } : {} })
      .then((answer) => {
        if (answer) setList(answer.transactions)
        setLoadFault(null)
      })
      .catch((error: unknown) => setLoadFault(codeOf(error)))
  }, [http, id])
  useEffect(load, [load])

  const withdraw = async (): Promise<void> => {
    if (!toWithdraw) return
    setIsSending(true)
    setFault(null)
    try {
      const answer = await http.call('withdraw', {
        body: { payment: toWithdraw.payment.payment_id, confirm: true },
        idempotencyKey: toWithdraw.key,
      })
      if (answer) setDone(answer)
      setToWithdraw(null)
      load()
      await refreshBalance(platform)
    } catch (error) {
      setFault(codeOf(error))
    }
    setIsSending(false)
  }

  const draw = () => {
    if (loadFault)
      return (
        <ErrorState
          title={intl.formatMessage(texts.failed)}
          text={intl.formatMessage(failureMessage(loadFault))}
          onRetry={load}
        />
      )
    if (!list) return <ListSkeleton rows={3} />
    if (list.length === 0)
      return (
        <EmptyState
          title={intl.formatMessage(texts.empty)}
          text={intl.formatMessage(texts.emptyText)}
          action={<LinkButton to="/credits">{intl.formatMessage(texts.toCredits)}</LinkButton>}
        />
      )
    return (
      <ul css={listStyle}>
        {list.map((payment) => (
          <TransactionRow
            key={payment.payment_id}
            payment={payment}
            onWithdraw={() => {
              setFault(null)
              setToWithdraw({ payment, key: makeIdempotencyKey() })
            }}
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
            {intl.formatMessage(texts.done, {
              day: new Date(done.at),
              time: new Date(done.at),
              credits: done.credits_taken,
              price: formatPrice(intl, done.refunded_minor, done.payment.currency),
              reference: done.reference,
            })}
          </Banner>
        )}
        {draw()}
      </Stack>
      <Dialog
        isOpen={toWithdraw !== null}
        onClose={() => setToWithdraw(null)}
        title={intl.formatMessage(texts.confirmTitle)}
        footer={
          <>
            <Button variant="outline" onClick={() => setToWithdraw(null)}>
              {intl.formatMessage(texts.keep)}
            </Button>
            <Button isLoading={isSending} onClick={() => void withdraw()}>
              {intl.formatMessage(texts.confirm)}
            </Button>
          </>
        }
      >
        {toWithdraw && (
          <p>
            {intl.formatMessage(texts.confirmText, {
              price: formatPrice(intl, toWithdraw.payment.price, toWithdraw.payment.currency),
            })}
          </p>
        )}
        {fault && <Banner tone="danger">{intl.formatMessage(failureMessage(fault))}</Banner>}
      </Dialog>
    </Page>
  )
}

const listStyle = css`
  display: grid;
  gap: var(--s3);
`
