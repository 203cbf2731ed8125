import { usePlatform } from '@duetto/shared/platform'
import { Button, Dialog } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { dayRequested } from '../../entities/conversation/slice'
import { useChatDispatch } from '../../state'
import { conversationMessages as texts } from './messages'

const pad = (value: number): string => String(value).padStart(2, '0')
const dayIn = (ms: number): string => {
  const date = new Date(ms)
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
}

export const DayDialog = ({ onClose }: { onClose: () => void }) => {
  const { formatDate, formatMessage } = useIntl()
  const { now } = usePlatform()
  const dispatch = useChatDispatch()
  const [day, setDay] = useState(() => dayIn(now()))
  const id = useId()
  const start = new Date(`${day}T00:00:00`)
  const isDay = !Number.isNaN(start.getTime())
  const go = (): void => {
    if (!isDay) return
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
      <div css={dayStyle}>
        <label htmlFor={id}>{formatMessage(texts.dayField)}</label>
        <input
          id={id}
          type="date"
          aria-describedby={`${id}-day`}
          value={day}
          max={dayIn(now())}
          onChange={({ target }) => setDay(target.value)}
        />
        {/* Shows the date in words, because browsers format the field in their own locale. */}
        <p id={`${id}-day`}>{isDay && formatDate(start, { dateStyle: 'full' })}</p>
      </div>
    </Dialog>
  )
}

const dayStyle = css`
  display: grid;
  gap: var(--s2);
  label {
    font-weight: 600;
  }
  p {
    min-height: 1lh;
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
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
