import { useReadable } from '@duetto/shared/platform'
import { Toast, ToastStack } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useShell } from '../../host/context/ShellContext'
import { UpdateToast } from '../pwa/UpdateToast'

export const ToastRegion = () => {
  const { toasts, popups } = useShell()
  const popup = useReadable(popups)
  const shown = useReadable(toasts)
  useEffect(() => {
    if (popup?.name !== 'match') return
    for (const { id, group } of toasts.get()) if (group === 'match') toasts.dismiss(id)
  }, [popup, toasts])
  return (
    <ToastStack>
      <UpdateToast />
      {shown.map(({ id, text, tone, picture, label, action }) => (
        <Toast
          key={id}
          tone={tone}
          picture={picture}
          label={label}
          onClose={() => toasts.dismiss(id)}
          action={
            action && {
              label: action.label,
              onPress: () => {
                toasts.dismiss(id)
                action.onPress()
              },
            }
          }
        >
          {text}
        </Toast>
      ))}
    </ToastStack>
  )
}
