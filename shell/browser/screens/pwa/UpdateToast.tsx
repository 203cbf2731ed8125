import { useReadable } from '@duetto/shared/platform'
import { Toast } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { updateMessages } from './messages'

export const UpdateToast = ({ reload = () => location.reload() }: { reload?: () => void }) => {
  const { update, hasUnsavedText } = useShell()
  const { formatMessage } = useIntl()
  const hasUpdate = useReadable(update)
  const [state, setState] = useState<'offered' | 'refused' | 'closed'>('offered')
  if (!hasUpdate || state === 'closed') return null
  const press = (): void => {
    if (hasUnsavedText()) setState('refused')
    else reload()
  }
  return (
    <Toast
      onClose={() => setState('closed')}
      action={{ label: formatMessage(updateMessages.reload), onPress: press }}
    >
      {formatMessage(state === 'refused' ? updateMessages.typed : updateMessages.ready)}
    </Toast>
  )
}
