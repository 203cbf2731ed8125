import { ConfirmDialog, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { resetRequested } from '../../entities/skips/slice'
import { useMembersDispatch } from '../../state'
import { skippedMessages } from './messages'

export const ResetDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(skippedMessages.showAll)}
      cancelLabel={formatMessage(uiMessages.cancel)}
      confirmLabel={formatMessage(skippedMessages.showAll)}
      onConfirm={() => {
        dispatch(resetRequested())
        onClose()
      }}
    >
      <p>{formatMessage(skippedMessages.showAllText)}</p>
    </ConfirmDialog>
  )
}
