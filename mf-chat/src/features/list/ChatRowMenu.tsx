import type { Chat } from '@duetto/shared/contract'
import { Menu, MenuItem, icons } from '@duetto/shared/ui'
import type { IconPath } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { listMessages as texts } from './messages'
import { keyOf } from './rowActions'
import type { RowAction, RowActions } from './rowActions'

interface Entry {
  action: RowAction
  icon: IconPath
  text: MessageDescriptor
}

export const ChatRowMenu = ({ chat, actions }: { chat: Chat; actions: RowActions }) => {
  const { formatMessage } = useIntl()
  const { is_pinned, is_archived, is_muted, profile } = chat
  const entries: Entry[] = [
    { action: 'pin', icon: icons.pin, text: is_pinned ? texts.unpin : texts.pin },
    {
      action: 'mute',
      icon: is_muted ? icons.bell : icons.bellOff,
      text: is_muted ? texts.unmute : texts.mute,
    },
    { action: 'archive', icon: icons.archive, text: is_archived ? texts.unarchive : texts.archive },
    { action: 'delete', icon: icons.trash, text: texts.deleteYes },
  ]
  const offered = entries.filter(({ action }) => action !== 'pin' || !is_archived)
  return (
    <Menu label={formatMessage(texts.rowMenu, { name: profile.name })} icon={icons.more}>
      {offered.map(({ action, icon, text }) => (
        <MenuItem key={action} icon={icon} onSelect={() => actions[action](chat)}>
          {formatMessage(text)} <kbd aria-hidden>{keyOf[action]}</kbd>
        </MenuItem>
      ))}
    </Menu>
  )
}
