import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../components/messages'
import { profileMessages } from './messages'

/** A deleted photo does not come back, so it is asked for once. */
export const DeletePhotoDialog = ({ onClose, onDelete }: { onClose: () => void; onDelete: () => void }) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      size="small"
      title={formatMessage(profileMessages.deletePhotoTitle)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(commonMessages.cancel)}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {formatMessage(profileMessages.deletePhoto)}
          </Button>
        </>
      }
    >
      <p>{formatMessage(profileMessages.deletePhotoText)}</p>
    </Dialog>
  )
}
