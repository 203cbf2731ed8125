import type { ProfileCard } from '@duetto/shared/contract'
import { Avatar, FictionalTag, Icon, IconButton, icons, pressedKey } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '../../host/context/ShellContext'
import { topBarMessages } from './messages'
import { searchStyle } from './searchStyle'
import { useSuggestions } from './useSuggestions'

interface MemberSearchProps {
  /** In a narrow window, a button reveals the field. */
  isOpened: boolean
  onDone: () => void
  /** Left with Escape or the close button: the focus returns to the button that opened it. */
  onEscape: () => void
}

const meantBy = (typed: string, found: readonly ProfileCard[]): ProfileCard | undefined => {
  const name = typed.trim().toLocaleLowerCase()
  const exact = found.filter((person) => person.name.toLocaleLowerCase() === name)
  const [only, ...others] = exact.length > 0 ? exact : found
  return others.length === 0 ? only : undefined
}

/** Member search by first name with suggestions: an ARIA combobox. */
export const MemberSearch = ({ isOpened, onDone, onEscape }: MemberSearchProps) => {
  const { platform } = useShell()
  const { formatMessage } = useIntl()
  const listId = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // Enter before the response arrives applies to the current text's response, never to an older one.
  const isAwaited = useRef(false)
  const choose = (person: ProfileCard | undefined): void => {
    isAwaited.current = false
    if (!person) return
    setTyped('')
    setIsOpen(false)
    inputRef.current?.blur()
    onDone()
    platform.navigation.push(`/members/${person.id}`)
  }
  /** Opens the selected person, or the only match; with several matches, selects the first, which a second Enter opens. */
  const enter = (found: readonly ProfileCard[]): void => {
    const meant = meantBy(typed, found)
    isAwaited.current = false
    if (active >= 0 || meant) return choose(found[active] ?? meant)
    setIsOpen(true)
    if (found.length > 0) setActive(0)
  }
  const suggestions = useSuggestions(platform.http, typed, (found) => {
    if (isAwaited.current) enter(found)
  })
  const people = suggestions?.people ?? []
  const isCurrent = suggestions?.isCurrent ?? false
  const isShown = isOpen && suggestions !== null
  useEffect(() => {
    if (isOpened) inputRef.current?.focus()
  }, [isOpened])

  const leave = (): void => {
    setIsOpen(false)
    isAwaited.current = false
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
      else isAwaited.current = true
    }
    const step = key && { ArrowDown: 1, ArrowUp: -1 }[key]
    if (!step || !isCurrent || people.length === 0) return
    event.preventDefault()
    setActive((before) => (before + step + people.length) % people.length)
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
        aria-label={formatMessage(topBarMessages.search)}
        placeholder={formatMessage(topBarMessages.searchShort)}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setActive(-1)
          isAwaited.current = false
          setIsOpen(true)
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={handleKey}
      />
      <IconButton icon={icons.close} label={formatMessage(topBarMessages.searchClose)} onClick={escape} />
      <ul id={listId} role="listbox" aria-label={formatMessage(topBarMessages.search)} hidden={!isShown}>
        {people.map(({ id, name, age, city, main_image, is_fictional }, index) => (
          <li
            key={id}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => {
              event.preventDefault()
              choose(people[index])
            }}
          >
            <Avatar src={main_image?.thumb_filename ?? null} name={name} size={40} />
            <span css={nameStyle}>
              <b>
                {name}, {age}
              </b>
              <small>{city}</small>
            </span>
            {is_fictional && <FictionalTag />}
          </li>
        ))}
        {people.length === 0 && (
          <li role="option" aria-selected={false} aria-disabled>
            {formatMessage(topBarMessages.searchEmpty)}
          </li>
        )}
      </ul>
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
