import type { Profile } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { Button, Icon, IconButton, Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { profileMessages } from './messages'
import { barStyle } from './pageStyles'
import { groupStyle } from './profileStyles'
import { safetyMessages } from './safetyMessages'
import { useShareLink } from './useShareLink'
import { useNeighbours } from './useNeighbours'
import { useNeighbourKeys } from './useNeighbourKeys'

interface ProfileBarProps {
  profile: Profile
  isOwn: boolean
  onBlock: () => void
  onReport: () => void
}

export const ProfileBar = ({ profile: { id, name }, isOwn, onBlock, onReport }: ProfileBarProps) => {
  const { formatMessage } = useIntl()
  const { status } = useSession()
  const share = useShareLink(id)
  const { previousId, nextId, go, back } = useNeighbours(id)
  useNeighbourKeys({ previousId, nextId, go })

  return (
    <div css={barStyle}>
      <Button variant="quiet" onClick={back}>
        <Icon path={icons.arrowLeft} />
        {formatMessage(profileMessages.back)}
      </Button>
      <div css={groupStyle}>
        {/* Vertical arrows browse members; horizontal ones browse photos. */}
        {previousId !== null && (
          <IconButton
            icon={icons.chevronUp}
            label={formatMessage(profileMessages.previous)}
            onClick={() => go(previousId)}
          />
        )}
        {nextId !== null && (
          <IconButton
            icon={icons.chevronDown}
            label={formatMessage(profileMessages.next)}
            onClick={() => go(nextId)}
          />
        )}
        {!isOwn && (
          <Menu label={formatMessage(profileMessages.more, { name })} icon={icons.more}>
            {status !== 'visitor' && (
              <MenuItem icon={icons.ban} onSelect={onBlock}>
                {formatMessage(safetyMessages.block, { name })}
              </MenuItem>
            )}
            {status === 'member' && (
              <MenuItem icon={icons.copy} onSelect={share}>
                {formatMessage(profileMessages.share)}
              </MenuItem>
            )}
            <MenuItem icon={icons.flag} onSelect={onReport}>
              {formatMessage(safetyMessages.report, { name })}
            </MenuItem>
          </Menu>
        )}
      </div>
    </div>
  )
}
