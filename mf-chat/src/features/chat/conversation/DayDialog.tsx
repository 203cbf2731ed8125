import { usePlatform } from '@duetto/shared/platform'
import { Button, Dialog } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { dayRequested } from '../../../entities/conversation/slice'
import { useChatDispatch } from '../../../state'
import { conversationMessages as texts } from './messages'

const pad = (value: number): string => String(value).padStart(2, '0')
/** The member's own day, as date fields write it. */
const dayIn = (ms: number): string => {
  const date = new Date(ms)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

/** Jumps to the first message of a day, or after it. */
export const DayDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatMessage } = useIntl()
  const { now } = usePlatform()
  const dispatch = useChatDispatch()
  const [day, setDay] = useState(() => dayIn(now()))
  const go = (): void => {
    const start = new Date(`${day}T00:00:00`)
    if (Number.isNaN(start.getTime())) return
    onClose()
    dispatch(dayRequested(start.toISOString()))
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={formatMessage(texts.day)}
      footer={<Button onClick={go}>{formatMessage(texts.dayGo)}</Button>}
    >
      <label css={dayStyle}>
        {formatMessage(texts.dayField)}
        <input type="date" value={day} max={dayIn(now())} onChange={({ target }) => setDay(target.value)} />
      </label>
    </Dialog>
  )
}

const dayStyle = css`
  display: grid;
  gap: var(--s2);
  font-weight: 600;
  input {
    min-height: 48px;
    padding: 0 var(--s3);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-md);
    background: var(--surface);
    color: inherit;
    color-scheme: inherit;
  }
`
