import { isVisible, limits } from '@duetto/shared/domain'
import { Banner, ConfirmDialog, TextArea, formStyle, uiMessages } from '@duetto/shared/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { errorMessages } from '../form/errorMessages'
import { useForm } from '../form/useForm'
import { textError } from '../form/validate'
import { photoAppealed } from '../../entities/own-profile/slice'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { refusalMessages } from './refusalMessages'

interface AppealDialogProps {
  id: number
  number: number
  onClose: () => void
}

export const AppealDialog = ({ id, number, onClose }: AppealDialogProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const formId = useId()
  const { photoFailure } = useSignUpSelector((state) => state.profile)
  const [text, setText] = useState('')
  const form = useForm({
    errors: {
      text: isVisible(text)
        ? textError(text, limits.reportMaxCodePoints)
        : { message: errorMessages.appealMissing },
    },
    failure: photoFailure,
    onSubmit: () => dispatch(photoAppealed({ id, text })),
  })
  return (
    <ConfirmDialog
      isOpen
      title={formatMessage(refusalMessages.appealTitle, { number })}
      onClose={onClose}
      cancelLabel={formatMessage(uiMessages.cancel)}
      confirmLabel={formatMessage(refusalMessages.send)}
      formId={formId}
    >
      <form id={formId} css={formStyle} noValidate onSubmit={form.handleSubmit}>
        <p>{formatMessage(refusalMessages.appealText)}</p>
        <TextArea
          rows={4}
          label={formatMessage(refusalMessages.appealLabel)}
          error={form.errorOf('text')}
          maxCodePoints={limits.reportMaxCodePoints}
          value={text}
          onChange={setText}
        />
        {form.general && <Banner tone="danger">{form.general}</Banner>}
      </form>
    </ConfirmDialog>
  )
}
