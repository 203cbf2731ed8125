import { useReadable } from '@duetto/shared/platform'
import { Toast, ToastStack } from '@duetto/shared/ui'
import { useShell } from '../../host/context/ShellContext'
import { UpdateToast } from '../pwa/UpdateToast'

export const ToastRegion = () => {
  const { toasts, popups } = useShell()
  const popup = useReadable(popups)
  // The match dialog replaces a toast about another match.
  const shown = useReadable(toasts).filter(({ group }) => group !== 'match' || popup?.name !== 'match')
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
