import { usePlatform, useSession, useSettings } from '@duetto/shared/platform'
import { IconButton, icons } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { Upload } from '../../entities/attachment/slice'
import { shortageOf } from '../../entities/entitlements/entitlements'
import { ConfirmDialog } from '../../widgets/confirm/ConfirmDialog'
import { voiceMessages as texts } from './messages'
import { unsupportedReason } from './recorder'
import { VoiceDialog } from './VoiceDialog'

interface VoiceButtonProps {
  name: string
  onSend: (upload: Upload) => void
}

export const VoiceButton = ({ name, onSend }: VoiceButtonProps) => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const { voice_credits: credits } = useSettings()
  const { user } = useSession()
  const [isOpen, setIsOpen] = useState(false)
  const isShort = shortageOf(user, credits) !== null
  const open = (): void => {
    const barrier = unsupportedReason()
    if (barrier) toast({ text: formatMessage(texts[barrier]) })
    else setIsOpen(true)
  }
  return (
    <>
      <IconButton icon={icons.mic} label={formatMessage(texts.record)} onClick={open} data-voice />
      {isOpen && isShort && (
        <ConfirmDialog
          message={{ kind: 'voice' }}
          credits={credits}
          onClose={() => setIsOpen(false)}
          onConfirm={() => {}}
        />
      )}
      {isOpen && !isShort && (
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
