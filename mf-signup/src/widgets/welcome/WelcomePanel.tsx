import { css } from '@emotion/react'
import type { ProfileCard, User } from '@duetto/shared/contract'
import { addresses, limits } from '@duetto/shared/domain'
import { usePlaceText, useSession } from '@duetto/shared/platform'
import { Avatar, Icon, LinkButton, ProfileTag, Skeleton, icons } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { photoMessages } from '../photos/messages'
import { welcomeMessages } from './messages'
import { panelStyle } from './panelStyle'
import { SendWaiting } from './SendWaiting'

const newMemberAllowance = {
  free_messages_left: limits.freeMessages,
  conversations_left: limits.freeStartedConversations,
} satisfies Pick<User, 'free_messages_left' | 'conversations_left'>

interface WelcomePanelProps {
  person: ProfileCard | undefined
  isLoading?: boolean
  /** Renders the title as the page's h1 and omits the frame. */
  isPage?: boolean
  children?: ReactNode
}

export const WelcomePanel = ({ person, isLoading = false, isPage = false, children }: WelcomePanelProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const { free_messages_left: count, conversations_left: people } = user ?? newMemberAllowance
  const isFirst = people === newMemberAllowance.conversations_left
  const Heading = isPage ? 'h1' : 'h2'
  const headingRef = useRef<HTMLHeadingElement>(null)
  // Focus the heading, unless a control has focus. A closed sheet may have returned focus to another heading.
  useEffect(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused.tabIndex < 0)
      headingRef.current?.focus({ preventScroll: !isPage })
  }, [isPage])
  return (
    <section css={[isPage ? pageStyle : panelStyle, welcomeStyle]}>
      <Heading ref={headingRef} tabIndex={-1}>
        <Icon path={icons.success} size={28} />
        {formatMessage(welcomeMessages.title)}
      </Heading>
      {people === 0 ? (
        <LinkButton to={addresses.chats} size="lg">
          {formatMessage(welcomeMessages.chats)}
        </LinkButton>
      ) : person ? (
        <NextPerson person={person} />
      ) : (
        isLoading && <NextSkeleton />
      )}
      <ul>
        {people !== null && (
          <li>
            <Icon path={icons.message} size={20} />
            {formatMessage(isFirst ? welcomeMessages.messages : welcomeMessages.messagesLeft, {
              count,
              people,
            })}
          </li>
        )}
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
      {children}
      <SendWaiting />
    </section>
  )
}

const NextPerson = ({ person }: { person: ProfileCard }) => {
  const { formatMessage } = useIntl()
  const { id, name, age, main_image } = person
  return (
    <div data-next>
      <Avatar image={main_image} name={name} size={96} />
      <p>
        <small>{formatMessage(welcomeMessages.suggested)}</small>
        {name}, {age}
        <small>
          {usePlaceText(person)} <ProfileTag profile={person} />
        </small>
      </p>
      <LinkButton to={addresses.chatWith(id)} size="lg">
        {formatMessage(welcomeMessages.write, { name })}
      </LinkButton>
    </div>
  )
}

const NextSkeleton = () => (
  <div data-next aria-hidden>
    <Skeleton width={96} height={96} />
    <Skeleton width="50%" height={68} />
    <Skeleton height={54} css={wholeRowStyle} />
  </div>
)

const wholeRowStyle = css`
  grid-column: 1 / -1;
`

const pageStyle = css`
  display: grid;
  gap: var(--s5);
`

const welcomeStyle = css`
  > :is(h1, h2) {
    display: flex;
    gap: var(--s2);
    align-items: center;
    outline: none;
  }
  > h1 {
    font-size: var(--t-2xl);
  }
  > :is(h1, h2) svg {
    flex: none;
    color: var(--success-ink);
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
    display: grid;
    gap: 2px;
    font: var(--display-weight, 400) var(--t-lg) / 1.25 var(--font-display);
    overflow-wrap: anywhere;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s1) var(--s2);
    align-items: center;
    color: var(--ink-2);
    font: 400 var(--t-sm) / 1.4 var(--font-text);
  }
  [data-next] > a {
    grid-column: 1 / -1;
  }
`
