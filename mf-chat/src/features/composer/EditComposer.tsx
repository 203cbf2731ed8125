import type { Message } from '@duetto/shared/contract'
import { codePointLength, isVisible } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { Icon, IconButton, icons, pressedKey, uiMessages, sendsOnEnter } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { editClosed, editSent } from '../../entities/changes/slice'
import { useChatDispatch, useChatSelector } from '../../state'
import { composerStyle, stripStyle } from './composerStyles'
import { changeMessages as texts } from './changeMessages'

export const EditComposer = ({ message }: { message: Message }) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const isSaving = useChatSelector((state) => state.changes.isSaving)
  const { message_length: length } = useSettings()
  const [text, setText] = useState(message.text)
  const fieldRef = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const field = fieldRef.current
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(field.value.length, field.value.length)
  }, [])
  const left = length.max - codePointLength(text)
  const canSave = isVisible(text) && left >= 0 && !isSaving
  const close = (): void => void dispatch(editClosed())
  const save = (): void => {
    if (!canSave) return
    if (text.trim() === message.text) close()
    else dispatch(editSent({ messageId: message.id, text: text.trim() }))
  }
  const handleKey = (event: KeyboardEvent): void => {
    const key = pressedKey(event)
    if (key === 'Escape') return close()
    if (key !== 'Enter' || event.shiftKey || !sendsOnEnter()) return
    event.preventDefault()
    save()
  }
  return (
    <div css={composerStyle}>
      <div css={stripStyle}>
        <Icon path={icons.pencil} />
        <p>
          <b>{formatMessage(texts.editing)}</b>
          <span dir="auto">{message.text}</span>
        </p>
        <IconButton icon={icons.close} label={formatMessage(texts.noEdit)} onClick={close} />
      </div>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <textarea
          ref={fieldRef}
          rows={1}
          dir="auto"
          aria-label={formatMessage(texts.editing)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={handleKey}
        />
        <IconButton
          type="submit"
          icon={icons.check}
          label={formatMessage(texts.save)}
          aria-disabled={!canSave}
        />
      </form>
      {left < 0 && (
        <p data-count data-over role="status">
          {formatMessage(uiMessages.tooLong, { count: -left })}
        </p>
      )}
    </div>
  )
}
