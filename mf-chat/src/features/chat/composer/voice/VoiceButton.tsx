import { IconButton, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Upload } from '../../../../entities/attachment/slice'
import { voiceMessages as texts } from './messages'
import { canRecord } from './recorder'
import { VoiceDialog } from './VoiceDialog'

interface VoiceButtonProps {
  /** Who gets it. */
  name: string
  onSend: (upload: Upload) => void
}

/** Records a voice message; absent where the browser cannot. */
export const VoiceButton = ({ name, onSend }: VoiceButtonProps) => {
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  if (!canRecord()) return null
  return (
    <>
      <IconButton
        icon={icons.mic}
        label={formatMessage(texts.record)}
        onClick={() => setIsOpen(true)}
        data-voice
      />
      {isOpen && (
        <VoiceDialog
          name={name}
          onClose={() => setIsOpen(false)}
          onSend={(upload) => {
            setIsOpen(false)
            onSend(upload)
          }}
        />
      )}
    </>
  )
}
