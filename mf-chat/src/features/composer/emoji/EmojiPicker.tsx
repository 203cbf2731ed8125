import { searchWords } from '@duetto/shared/domain'
import { usePlatform, useReadable } from '@duetto/shared/platform'
import { Button, Dialog, Skeleton, TextField, pressedKey, uiMessages } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { findEmoji, loadEmoji } from '../../../entities/emoji/loadEmoji'
import type { EmojiGroup } from '../../../entities/emoji/loadEmoji'
import { emojiMessages as texts } from './messages'
import { neighbourOf } from './neighbourOf'

interface EmojiPickerProps {
  onClose: () => void
  onChoose: (emoji: string) => void
}

const EmojiPicker = ({ onClose, onChoose }: EmojiPickerProps) => {
  const { formatMessage } = useIntl()
  const locale = useReadable(usePlatform().locale)
  const [groups, setGroups] = useState<EmojiGroup[] | 'failed' | null>(null)
  const [query, setQuery] = useState('')
  const gridRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (groups !== null) return
    let isHere = true
    const show = (next: EmojiGroup[] | 'failed'): void => {
      if (isHere) setGroups(next)
    }
    loadEmoji(locale).then(show, () => show('failed'))
    return () => {
      isHere = false
    }
  }, [groups, locale])
  const found = useMemo(
    () => (Array.isArray(groups) ? findEmoji(groups, searchWords(query)) : []),
    [groups, query],
  )
  const moveFocus = (event: KeyboardEvent): void => {
    const key = pressedKey(event)
    const next = key && neighbourOf(gridRef.current, key, document.activeElement)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const chooseFirst = (event: KeyboardEvent): void => {
    const first = found[0]?.emoji[0]
    const key = pressedKey(event)
    if (key === 'ArrowDown') return moveFocus(event)
    if (key !== 'Enter' || !query.trim() || !first) return
    // The choice moves focus to the message field, which must not receive this Enter.
    event.preventDefault()
    onChoose(first.unicode)
  }
  return (
    <Dialog isOpen onClose={onClose} title={formatMessage(texts.title)}>
      <div onKeyDown={chooseFirst}>
        <TextField label={formatMessage(texts.search)} value={query} onChange={setQuery} maxLength={60} />
      </div>
      {groups === null && <Skeleton height={220} />}
      {groups === 'failed' && (
        <p role="alert">
          {formatMessage(texts.failed)}{' '}
          <Button variant="quiet" onClick={() => setGroups(null)}>
            {formatMessage(uiMessages.retry)}
          </Button>
        </p>
      )}
      <div ref={gridRef} css={gridStyle} onKeyDown={moveFocus}>
        {found.map(({ name, emoji }, group) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <div>
              {emoji.map(({ unicode, label }, index) => (
                <button
                  key={unicode}
                  type="button"
                  tabIndex={group === 0 && index === 0 ? 0 : -1}
                  aria-label={label}
                  title={label}
                  onClick={() => onChoose(unicode)}
                >
                  {unicode}
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
      <p role="status">{Array.isArray(groups) && found.length === 0 && formatMessage(texts.none)}</p>
    </Dialog>
  )
}

export default EmojiPicker

const gridStyle = css`
  height: min(46dvh, 420px);
  margin-top: var(--s3);
  overflow-y: auto;
  overscroll-behavior: contain;
  section {
    content-visibility: auto;
    contain-intrinsic-size: auto 600px;
  }
  h3 {
    padding: var(--s2) 4px;
    color: var(--ink-2);
    font-size: var(--t-sm);
    font-weight: 600;
  }
  h3::first-letter {
    text-transform: uppercase;
  }
  section > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(var(--tap), 1fr));
  }
  button {
    height: var(--tap);
    padding: 0;
    border: 0;
    border-radius: var(--r-md);
    background: none;
    font-size: 26px;
    line-height: 1;
    cursor: pointer;
  }
  button:hover,
  button:focus-visible {
    background: var(--surface-2);
  }
  button:focus-visible {
    outline-offset: -3px;
  }
`
