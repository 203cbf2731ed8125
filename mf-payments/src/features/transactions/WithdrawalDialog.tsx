import { formatPrice } from '@duetto/shared/i18n'
import { Banner, ConfirmDialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { withdrawalFailureMessage } from '../../entities/errors/failureMessages'
import { transactionMessages as texts } from './messages'
import type { useWithdrawal } from './useWithdrawal'

/** Article 11a(3) of Directive 2011/83/EU prescribes the wording of the confirmation button. */
export const WithdrawalDialog = ({ withdrawal }: { withdrawal: ReturnType<typeof useWithdrawal> }) => {
  const intl = useIntl()
  const { opened, isSending, errorCode, confirm, cancel } = withdrawal
  return (
    <ConfirmDialog
      isOpen={opened !== null}
      onClose={cancel}
      title={intl.formatMessage(texts.confirmTitle)}
      cancelLabel={intl.formatMessage(texts.keep)}
      confirmLabel={intl.formatMessage(texts.confirm)}
      isLoading={isSending}
      onConfirm={confirm}
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
    </ConfirmDialog>
  )
}
