import type { ProfileCard } from '@duetto/shared/contract'
import {
  Avatar,
  ProfileTag,
  Icon,
  IconButton,
  VisuallyHidden,
  icons,
  pressedKey,
  uiMessages,
} from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { topBarMessages } from './messages'
import { searchStyle } from './searchStyle'
import { useSuggestions } from './useSuggestions'

interface MemberSearchProps {
  /** Whether the search field is open in a narrow window. */
  isOpened: boolean
  onDone: () => void
  /** Called when the open field is closed with Escape or its button, to return the focus. */
  onEscape: () => void
}

/** Returns the member to open on Enter: the only match, or the only one with exactly this name. */
const findMatch = (typed: string, found: readonly ProfileCard[]): ProfileCard | undefined => {
  const name = typed.trim().toLocaleLowerCase()
  const exact = found.filter((person) => person.name.toLocaleLowerCase() === name)
  const [only, ...others] = exact.length > 0 ? exact : found
  return others.length === 0 ? only : undefined
}

/** Member search by name: an ARIA combobox with list autocomplete. */
export const MemberSearch = ({ isOpened, onDone, onEscape }: MemberSearchProps) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  /** Whether Enter was pressed before the response to the current text. */
  const isEnterPending = useRef(false)
  const choose = (person: ProfileCard | undefined): void => {
    isEnterPending.current = false
    if (!person) return
    setTyped('')
    setIsOpen(false)
    inputRef.current?.blur()
    onDone()
    platform.navigation.push(`/members/${person.id}`)
  }
  /** Opens the selected member or the only match. Otherwise selects the first one, so that a second Enter opens it. */
  const enter = (found: readonly ProfileCard[]): void => {
    const match = findMatch(typed, found)
    isEnterPending.current = false
    if (active >= 0 || match) return choose(found[active] ?? match)
    setIsOpen(true)
    if (found.length > 0) setActive(0)
  }
  const suggestions = useSuggestions(platform.http, typed, (found) => {
    if (isEnterPending.current) enter(found)
  })
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
    isEnterPending.current = false
    onDone()
  }
  const escape = (): void => {
    leave()
    if (isOpened) onEscape()
  }
  const handleKey = (event: KeyboardEvent): void => {
    const key = pressedKey(event)
    if (key === 'Escape') escape()
    if (key === 'Enter' && typed.trim() !== '') {
      if (isCurrent) enter(people)
      else {
        isEnterPending.current = true
        if (hasFailed) suggestions?.retry()
      }
    }
    const step = key && { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!step || !isCurrent || people.length === 0) return
    event.preventDefault()
    setIsOpen(true)
    const next = active < 0 && step < 0 ? people.length - 1 : (active + step + people.length) % people.length
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
          isEnterPending.current = false
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
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(people[index])}
          >
            <Avatar src={main_image?.thumb_filename ?? null} name={name} size={40} />
            <span css={nameStyle}>
              <b>
                {name}, {age}
              </b>
              <small>{city}</small>
            </span>
            <ProfileTag profile={{ is_fictional, is_demo }} />
          </li>
        ))}
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
  small {
    color: var(--ink-2);
  }
`
