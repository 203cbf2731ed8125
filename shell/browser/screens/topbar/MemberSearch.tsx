import type { ProfileCard } from '@duetto/shared/contract'
import {
  Avatar,
  ProfileTag,
  Icon,
  IconButton,
  VisuallyHidden,
  icons,
  pressedKey,
  stepOption,
  uiMessages,
} from '@duetto/shared/ui'
import { addresses } from '@duetto/shared/domain'
import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { topBarMessages } from './messages'
import { searchStyle } from './searchStyle'
import { useSuggestions } from './useSuggestions'

interface MemberSearchProps {
  isOpened: boolean
  onDone: () => void
  /** Must return focus to the button that opened the search. */
  onEscape: () => void
}

export const MemberSearch = ({ isOpened, onDone, onEscape }: MemberSearchProps) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const goTo = (path: string): void => {
    setTyped('')
    setIsOpen(false)
    inputRef.current?.blur()
    onDone()
    platform.navigation.push(path)
  }
  const name = typed.trim()
  const choose = (person: ProfileCard | undefined): void =>
    goTo(person ? addresses.member(person.id) : addresses.membersNamed(name))
  const suggestions = useSuggestions(platform, typed)
  const people = suggestions?.people ?? []
  const isCurrent = suggestions?.isCurrent ?? false
  const hasFailed = suggestions?.hasFailed ?? false
  const isShown = isOpen && suggestions !== null
  useEffect(() => {
    if (isOpened) inputRef.current?.focus()
  }, [isOpened])

  const leave = (): void => {
    setIsOpen(false)
    setActive(-1)
    onDone()
  }
  const escape = (): void => {
    leave()
    if (isOpened) onEscape()
  }
  const handleKey = (event: KeyboardEvent): void => {
    const key = pressedKey(event)
    if (key === 'Escape') escape()
    if (key === 'Enter' && name !== '') choose(isCurrent && isShown ? people[active] : undefined)
    if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !isCurrent || people.length === 0) return
    event.preventDefault()
    setIsOpen(true)
    const next = stepOption(active, key === 'ArrowDown' ? 1 : -1, people.length + 1)
    setActive(next)
    listRef.current?.children[next]?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <search
      css={searchStyle}
      data-opened={isOpened || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave()
      }}
    >
      <Icon path={icons.search} />
      <input
        ref={inputRef}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-label={formatMessage(topBarMessages.search)}
        placeholder={formatMessage(topBarMessages.searchShort)}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(-1)
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={handleKey}
      />
      <IconButton icon={icons.close} label={formatMessage(topBarMessages.searchClose)} onClick={escape} />
      <ul
        ref={listRef}
        id={listId}
        role="listbox"
        aria-label={formatMessage(topBarMessages.search)}
        hidden={!isShown}
      >
        {people.map(({ id, name, age, city, main_image, is_fictional, is_demo }, index) => (
          <li
            key={id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(people[index])}
          >
            <Avatar image={main_image} name={name} size={40} />
            <span css={nameStyle}>
              <b>
                {name}, {age}
              </b>
              <small>{city}</small>
            </span>
            <ProfileTag profile={{ is_fictional, is_demo }} />
          </li>
        ))}
        {people.length > 0 && (
          <li
            id={`${listId}-${people.length}`}
            role="option"
            aria-selected={active === people.length}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(undefined)}
          >
            <Icon path={icons.search} />
            <b>{formatMessage(topBarMessages.searchAll, { name })}</b>
          </li>
        )}
        {hasFailed && (
          <li
            role="option"
            aria-selected={false}
            onMouseDown={(event) => event.preventDefault()}
            onClick={suggestions?.retry}
          >
            <span>{formatMessage(topBarMessages.searchFailed)}</span>
            <b>{formatMessage(uiMessages.retry)}</b>
          </li>
        )}
        {people.length === 0 && !hasFailed && (
          <li role="option" aria-selected={false} aria-disabled>
            {formatMessage(topBarMessages.searchEmpty)}
          </li>
        )}
      </ul>
      <VisuallyHidden role="status">
        {isShown && isCurrent && people.length === 0 && formatMessage(topBarMessages.searchEmpty)}
        {isShown && hasFailed && formatMessage(topBarMessages.searchFailed)}
      </VisuallyHidden>
    </search>
  )
}

const nameStyle = css`
  display: grid;
  min-width: 0;
  margin-right: auto;
  /* The label wraps before the name is cut. */
  & + * {
    flex-shrink: 100;
    min-width: min-content;
  }
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--ink-2);
  }
`
