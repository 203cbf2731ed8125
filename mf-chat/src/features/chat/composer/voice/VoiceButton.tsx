import { usePlatform } from '@duetto/shared/platform'
import { IconButton, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Upload } from '../../../../entities/attachment/slice'
import { voiceMessages as texts } from './messages'
import { recordingBarrier } from './recorder'
import { VoiceDialog } from './VoiceDialog'

interface VoiceButtonProps {
  /** Who gets it. */
  name: string
  onSend: (upload: Upload) => void
}

/** Records a voice message, or says why this browser cannot. */
export const VoiceButton = ({ name, onSend }: VoiceButtonProps) => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const [isOpen, setIsOpen] = useState(false)
  const open = (): void => {
    const barrier = recordingBarrier()
    if (barrier) toast({ text: formatMessage(texts[barrier]) })
    else setIsOpen(true)
  }
  return (
    <>
      <IconButton icon={icons.mic} label={formatMessage(texts.record)} onClick={open} data-voice />
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
