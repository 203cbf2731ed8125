import { Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { waitsForConfirmation } from '../../entities/limits/limits'
import type { UnsentMessage } from '../../entities/outbox/types'
import { kindTexts } from './kindTexts'
import { listMessages } from './messages'

export const UnsentPreview = ({ message }: { message: UnsentMessage }) => {
  const { formatMessage } = useIntl()
  const { kind, text, status } = message
  const waits = status !== 'refused' || waitsForConfirmation(message)
  return (
    <>
      <Icon path={waits ? icons.clock : icons.warning} size={16} />{' '}
      <em data-waits={waits || undefined}>
        {formatMessage(waits ? listMessages.waiting : listMessages.notSent)}
      </em>{' '}
      {kind === 'text' ? text : formatMessage(kindTexts[kind])}
    </>
  )
}
