import { useReadable } from '@duetto/shared/platform'
import { Toast, ToastStack } from '@duetto/shared/ui'
import { useShell } from '../../host/context/ShellContext'
import { UpdateToast } from '../pwa/UpdateToast'

export const ToastRegion = () => {
  const { toasts } = useShell()
  const shown = useReadable(toasts)
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
