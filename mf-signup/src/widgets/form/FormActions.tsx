import { Button, actionsStyle, uiMessages } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'

interface FormActionsProps {
  children: ReactNode
  isLoading: boolean
  onCancel: () => void
}

export const FormActions = ({ children, isLoading, onCancel }: FormActionsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={actionsStyle}>
      <Button type="submit" isLoading={isLoading}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {formatMessage(uiMessages.cancel)}
      </Button>
    </div>
  )
}
