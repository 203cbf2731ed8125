import { Button, Dialog } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { commonMessages } from '../page/messages'
import { photoMessages } from './messages'

/** A deleted photo does not come back, so it is asked for once. */
export const DeletePhotoDialog = ({ onClose, onDelete }: { onClose: () => void; onDelete: () => void }) => {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      size="small"
      title={formatMessage(photoMessages.deletePhotoTitle)}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(commonMessages.cancel)}
          </Button>
          <Button variant="danger" onClick={onDelete}>
            {formatMessage(photoMessages.deletePhoto)}
          </Button>
        </>
      }
    >
      <p>{formatMessage(photoMessages.deletePhotoText)}</p>
    </Dialog>
  )
}
