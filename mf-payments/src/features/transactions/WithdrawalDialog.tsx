import { formatPrice } from '@duetto/shared/i18n'
import { Banner, Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { withdrawalFailureMessage } from '../../entities/errors/failureMessages'
import { transactionMessages as texts } from './messages'
import type { useWithdrawal } from './useWithdrawal'

/** Confirms a withdrawal; the law prescribes the wording of its buttons. */
export const WithdrawalDialog = ({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) => {
  const intl = useIntl()
  const { opened, isSending, errorCode, confirm, cancel } = withdrawal
  return (
    <Dialog
      isOpen={opened !== null}
      onClose={cancel}
      title={intl.formatMessage(texts.confirmTitle)}
      footer={
        <>
          <Button variant="outline" onClick={cancel}>
            {intl.formatMessage(texts.keep)}
          </Button>
          <Button isLoading={isSending} onClick={confirm}>
            {intl.formatMessage(texts.confirm)}
          </Button>
        </>
      }
    >
      {opened?.withdrawal && (
        <p>
          {intl.formatMessage(texts.confirmText, {
            credits: opened.withdrawal.credits,
            price: formatPrice(intl, opened.withdrawal.refund_minor, opened.currency),
          })}
        </p>
      )}
      {errorCode && <Banner tone="danger">{intl.formatMessage(withdrawalFailureMessage(errorCode))}</Banner>}
    </Dialog>
  )
}
