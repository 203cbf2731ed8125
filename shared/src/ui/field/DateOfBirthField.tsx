import { css } from '@emotion/react'
import { useId, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { IconButton } from '../button/IconButton'
import { Skeleton } from '../feedback/Skeleton'
import { pressedKey } from '../input/pressedKey'
import { lazyWithPreload } from '../lazyWithPreload'
import { Dialog } from '../overlay/Dialog'
import { uiMessages } from '../messages'
import { describedBy, FieldNotes } from './FieldNotes'
import { controlStyle, labelStyle } from './fieldStyles'

type PartName = 'day' | 'month' | 'year'
type Parts = Record<PartName, string>

interface DateOfBirthFieldProps {
  label: string
  hint?: string
  error?: string | null
  /** `YYYY-MM-DD`, or empty while incomplete. The inputs read only the initial value. */
  value: string
  latest?: string
  onChange: (value: string) => void
}

const { Component: DateCalendar } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "calendar" */ './DateCalendar')).default,
)

const autoComplete = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const

const split = (value: string): Parts => {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day: day.replace(/^0/, ''), month: month.replace(/^0/, ''), year }
}
const join = ({ day, month, year }: Parts): string =>
  day && month && year.length === 4 ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : ''

const orderOf = (locale: string): PartName[] =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(new Date(2000, 0, 1))
    .map(({ type }) => type)
    .filter((type): type is PartName => type === 'day' || type === 'month' || type === 'year')

const lengthOf = (name: PartName): number => (name === 'year' ? 4 : 2)

export const DateOfBirthField = ({ label, hint, error, value, latest, onChange }: DateOfBirthFieldProps) => {
  const { formatMessage, locale } = useIntl()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState<Parts>(() => split(value))
  const order = useMemo(() => orderOf(locale), [locale])
  const inputs = useRef<Partial<Record<PartName, HTMLInputElement | null>>>({})
  const advancedTo = useRef<PartName | null>(null)
  const advance = (to: PartName): void => {
    inputs.current[to]?.focus()
    advancedTo.current = to
  }
  /** Ignores Tab right after focus has advanced automatically. “14 Tab 3” would otherwise skip the second part. */
  const handleKey = (event: KeyboardEvent<HTMLInputElement>, name: PartName): void => {
    if (pressedKey(event) === 'Tab' && !event.shiftKey && advancedTo.current === name) event.preventDefault()
    advancedTo.current = null
  }
  const change = (name: PartName, text: string): void => {
    const next = { ...typed, [name]: text.replace(/\D/g, '').slice(0, lengthOf(name)) }
    setTyped(next)
    onChange(join(next))
    const following = order[order.indexOf(name) + 1]
    const isTyped = next[name].length > typed[name].length
    if (following && !next[following] && isTyped && next[name].length === lengthOf(name)) advance(following)
  }
  return (
    <fieldset css={groupStyle} aria-describedby={describedBy({ id, hint, error })}>
      <legend css={labelStyle}>{label}</legend>
      <div>
        {order.map((name) => (
          <label key={name} data-part={name}>
            <span>{formatMessage(uiMessages[name])}</span>
            <input
              ref={(input) => {
                inputs.current[name] = input
              }}
              inputMode="numeric"
              autoComplete={autoComplete[name]}
              aria-invalid={error ? true : undefined}
              value={typed[name]}
              onChange={({ target }) => change(name, target.value)}
              onKeyDown={(event) => handleKey(event, name)}
              onBlur={() => (advancedTo.current = null)}
              css={controlStyle}
            />
          </label>
        ))}
        {latest && (
          <IconButton
            icon={icons.calendar}
            variant="outline"
            label={formatMessage(uiMessages.openCalendar)}
            onClick={() => setIsOpen(true)}
          />
        )}
      </div>
      {latest && (
        <Dialog isOpen={isOpen} size="small" title={label} onClose={() => setIsOpen(false)}>
          <DateCalendar
            fallback={<Skeleton height={340} />}
            props={{
              value,
              latest,
              onChoose: (chosen) => {
                setTyped(split(chosen))
                onChange(chosen)
                setIsOpen(false)
              },
            }}
          />
        </Dialog>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}

const groupStyle = css`
  display: grid;
  gap: 6px;
  min-width: 0;
  legend {
    margin-bottom: 6px;
    padding: 0;
  }
  > div {
    display: flex;
    gap: var(--s3);
    align-items: end;
    max-width: 400px;
  }
  label {
    display: grid;
    flex: 1;
    gap: 2px;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--t-xs);
    font-weight: 600;
  }
  label[data-part='year'] {
    flex: 1.5;
  }
  input {
    font-size: var(--t-lg);
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`
