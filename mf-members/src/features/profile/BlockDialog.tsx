import type { Profile } from '@duetto/shared/contract'
import { ConfirmDialog, uiMessages } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { blockRequested } from '../../entities/people/slice'
import { useMembersDispatch } from '../../state'
import { safetyMessages } from './safetyMessages'

interface BlockDialogProps {
  profile: Pick<Profile, 'id' | 'name'>
  onClose: () => void
}

export const BlockDialog = ({ profile: { id, name }, onClose }: BlockDialogProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useMembersDispatch()
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(safetyMessages.blockTitle, { name })}
      cancelLabel={formatMessage(uiMessages.cancel)}
      confirmLabel={formatMessage(safetyMessages.block, { name })}
      isDanger
      onConfirm={() => {
        dispatch(blockRequested({ id }))
        onClose()
      }}
    >
      <p>{formatMessage(safetyMessages.blockText, { name })}</p>
    </ConfirmDialog>
  )
}
