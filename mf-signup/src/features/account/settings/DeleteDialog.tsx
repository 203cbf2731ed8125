import { limits } from '@duetto/shared/domain'
import { Banner, ConfirmDialog, TextArea, formStyle } from '@duetto/shared/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { CurrentPasswordField, atCurrentPassword } from '../../../widgets/account/CurrentPasswordField'
import { useForm } from '../../../widgets/form/useForm'
import { requiredPasswordError, textError } from '../../../widgets/form/validate'
import { useSignUpDispatch } from '../../../state'
import { requestSent } from '../../../entities/requests/slice'
import { useFreshRequest } from '../../../entities/requests/useFreshRequest'
import { settingsMessages } from './messages'

export const DeleteDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const formId = useId()
  const { status, failure } = useFreshRequest('deleteAccount')
  const [password, setPassword] = useState('')
  const [reason, setReason] = useState('')
  const form = useForm({
    errors: {
      password: requiredPasswordError(password),
      reason: textError(reason, limits.reportMaxCodePoints),
    },
    failure: atCurrentPassword(failure),
    onSubmit: () =>
      dispatch(
        requestSent({
          name: 'deleteAccount',
          body: { password, ...(reason.trim() && { reason: reason.trim() }) },
        }),
      ),
  })
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage(settingsMessages.delete)}
      onClose={onClose}
      cancelLabel={formatMessage(settingsMessages.keep)}
      confirmLabel={formatMessage(settingsMessages.deleteSubmit)}
      isDanger
      formId={formId}
      isLoading={status === 'loading'}
    >
      <form id={formId} css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <p>{formatMessage(settingsMessages.deleteText, { days: limits.deletionGraceDays })}</p>
        <CurrentPasswordField error={form.errorOf('password')} value={password} onChange={setPassword} />
        <TextArea
          rows={3}
          label={formatMessage(settingsMessages.deleteReason)}
          error={form.errorOf('reason')}
          maxCodePoints={limits.reportMaxCodePoints}
          value={reason}
          onChange={setReason}
        />
        {form.general && <Banner tone="danger">{form.general}</Banner>}
      </form>
    </ConfirmDialog>
  )
}
