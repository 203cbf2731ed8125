import type { SearchedField } from '@duetto/shared/domain'
import { profileLabels } from '@duetto/shared/texts/profile'
import { useIntl } from 'react-intl'
import { filterMessages } from './filterMessages'

export const useFieldLabel = (): ((field: SearchedField) => string) => {
  const { formatMessage } = useIntl()
  return (field) => formatMessage(field === 'interests' ? filterMessages.interests : profileLabels[field])
}
