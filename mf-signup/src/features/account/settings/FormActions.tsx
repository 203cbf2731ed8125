import { Button, actionsStyle } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { commonMessages } from '../../../widgets/page/messages'

interface FormActionsProps {
  children: ReactNode
  isLoading: boolean
  onCancel: () => void
}

/** Submit and Cancel of an inline form. */
export const FormActions = ({ children, isLoading, onCancel }: FormActionsProps) => {
  const { formatMessage } = useIntl()
  return (
    <div css={actionsStyle}>
      <Button type="submit" isLoading={isLoading}>
        {children}
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        {formatMessage(commonMessages.cancel)}
      </Button>
    </div>
  )
}
