import { css } from '@emotion/react'
import type { ProfileCard } from '@duetto/shared/contract'
import { addresses, limits } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { Avatar, Icon, LinkButton, ProfileTag, icons } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { photoMessages } from '../../../widgets/photos/messages'
import { panelStyle } from './matchesStyles'
import { welcomeMessages } from './welcomeMessages'

export const WelcomePanel = ({ person }: { person: ProfileCard | undefined }) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const headingRef = useRef<HTMLHeadingElement>(null)
  // Take focus from the page's heading, to which a closed sheet returns it, but not from a control.
  useEffect(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0)
      headingRef.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section css={[panelStyle, welcomeStyle]}>
      <h2 ref={headingRef} tabIndex={-1}>
        <Icon path={icons.success} size={28} />
        {formatMessage(welcomeMessages.title)}
      </h2>
      {person && (
        <div data-next>
          <Avatar image={person.main_image} name={person.name} size={64} />
          <p>
            {person.name}, {person.age}
            <small>
              {person.city} <ProfileTag profile={person} />
            </small>
          </p>
          <LinkButton to={addresses.chatWith(person.id)} size="lg">
            {formatMessage(welcomeMessages.write, { name: person.name })}
          </LinkButton>
        </div>
      )}
      <ul>
        <li>
          <Icon path={icons.message} size={20} />
          {formatMessage(welcomeMessages.messages, {
            count: limits.freeMessages,
            people: limits.freeStartedConversations,
          })}
        </li>
        <li>
          <Icon path={icons.heart} size={20} />
          {formatMessage(welcomeMessages.browsing)}
        </li>
      </ul>
      {user?.profile.main_image === null && (
        <LinkButton to="/profile" variant="quiet">
          {formatMessage(photoMessages.addPhoto)}
        </LinkButton>
      )}
    </section>
  )
}

const welcomeStyle = css`
  h2 {
    outline: none;
  }
  ul {
    display: grid;
    gap: var(--s2);
    padding-top: var(--s4);
    border-top: 1px solid var(--line);
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
  }
  li svg {
    margin-top: 2px;
    color: var(--primary-ink);
  }
  [data-next] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s3);
    align-items: center;
  }
  [data-next] p {
    font: var(--display-weight, 400) var(--t-lg) / 1.25 var(--font-display);
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s2);
    align-items: center;
    margin-top: var(--s1);
    color: var(--ink-2);
    font: 400 var(--t-sm) / 1.4 var(--font-text);
  }
  [data-next] > a {
    grid-column: 1 / -1;
  }
`
