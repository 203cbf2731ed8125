import type { ComponentProps } from 'react'
import { Button } from '../button/Button'
import { Dialog } from './Dialog'

interface ConfirmDialogProps extends Omit<ComponentProps<typeof Dialog>, 'footer'> {
  cancelLabel: string
  onCancel?: () => void
  confirmLabel: string
  onConfirm?: () => void
  formId?: string
  isDanger?: boolean
  isDisabled?: boolean
  isLoading?: boolean
}

export const ConfirmDialog = ({
  cancelLabel,
  onCancel,
  confirmLabel,
  onConfirm,
  formId,
  isDanger,
  isDisabled,
  isLoading,
  ...dialog
}: ConfirmDialogProps) => (
  <Dialog
    {...dialog}
    footer={
      <>
        <Button variant="outline" onClick={onCancel ?? dialog.onClose}>
          {cancelLabel}
        </Button>
        <Button
          variant={isDanger ? 'danger' : undefined}
          type={formId ? 'submit' : 'button'}
          form={formId}
          disabled={isDisabled}
          isLoading={isLoading}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </>
    }
  />
)
