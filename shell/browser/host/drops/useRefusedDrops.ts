import { carriesFiles } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../context/ShellContext'
import { dropMessages } from './messages'

const isHandled = (event: DragEvent): boolean =>
  event.defaultPrevented ||
  (event.target as Element | null)?.closest?.('input[type=file]:not(:disabled)') != null

export const useRefusedDrops = (): void => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const { toast } = platform
  const text = formatMessage(dropMessages.refused)
  useEffect(() => {
    const refuse = (event: DragEvent): void => {
      if (!carriesFiles(event) || isHandled(event)) return
      event.preventDefault()
      if (event.type === 'drop') toast({ text })
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    document.addEventListener('dragover', refuse)
    document.addEventListener('drop', refuse)
    return () => {
      document.removeEventListener('dragover', refuse)
      document.removeEventListener('drop', refuse)
    }
  }, [toast, text])
}
