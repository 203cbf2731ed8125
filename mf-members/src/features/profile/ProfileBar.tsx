import type { Profile } from '@duetto/shared/contract'
import { usePlatform, usePlatformLocation, useSession } from '@duetto/shared/platform'
import { Button, Icon, IconButton, Menu, MenuItem, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { selectNeighbours } from '../../entities/people/selectors'
import { useMembersSelector } from '../../state'
import { profileMessages } from './messages'
import { barStyle } from './pageStyles'
import { groupStyle } from './profileStyles'
import { safetyMessages } from './safetyMessages'
import { useNeighbourKeys } from './useNeighbourKeys'

interface ProfileBarProps {
  profile: Profile
  isOwn: boolean
  onBlock: () => void
  onReport: () => void
}

export const ProfileBar = ({ profile: { id, name }, isOwn, onBlock, onReport }: ProfileBarProps) => {
  const { formatMessage } = useIntl()
  const { navigation } = usePlatform()
  const { pathname, state } = usePlatformLocation()
  const { status } = useSession()
  const { previousId, nextId } = useMembersSelector((root) => selectNeighbours(root, id))
  const isLikes = pathname.startsWith('/likes/')
  const cameFromList = (state as { fromList?: boolean } | null)?.fromList === true
  /* Previous and Next replace the history entry, so that Back leads to the list. */
  const go = (to: number): void => navigation.replace(isLikes ? `/likes/m/${to}` : `/members/${to}`, state)
  useNeighbourKeys({ previousId, nextId, go })

  return (
    <div css={barStyle}>
      <Button
        variant="quiet"
        onClick={() => (cameFromList ? navigation.go(-1) : navigation.push(isLikes ? '/likes' : '/members'))}
      >
        <Icon path={icons.arrowLeft} />
        {formatMessage(profileMessages.back)}
      </Button>
      <div css={groupStyle}>
        {/* Uses vertical arrows, because horizontal ones browse the photos. */}
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
            <MenuItem icon={icons.flag} onSelect={onReport}>
              {formatMessage(safetyMessages.report, { name })}
            </MenuItem>
          </Menu>
        )}
      </div>
    </div>
  )
}
