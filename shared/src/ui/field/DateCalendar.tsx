import { css } from '@emotion/react'
import { useMemo } from 'react'
import { DayPicker } from 'react-day-picker'
import type { DayPickerProps } from 'react-day-picker'
import { useIntl } from 'react-intl'
import { uiMessages } from '../messages'

interface DateCalendarProps {
  value: string
  latest: string
  onChoose: (value: string) => void
}

const oldestAge = 100

const toDate = (value: string): Date | undefined => {
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  const date = new Date(year, month - 1, day)
  return value && date.getMonth() === month - 1 ? date : undefined
}
const toValue = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** Returns 0 (Sunday) or 1 (Monday). Browsers without `getWeekInfo` get Sunday in US English, otherwise Monday. */
const weekStart = (locale: string): 0 | 1 => {
  const known = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } }
  return known.getWeekInfo?.().firstDay === 7 || locale.startsWith('en-US') ? 0 : 1
}

const DateCalendar = ({ value, latest, onChoose }: DateCalendarProps) => {
  const { locale, formatDate, formatMessage } = useIntl()
  const end = toDate(latest) ?? new Date()
  const selected = toDate(value)
  const texts = useMemo<Pick<DayPickerProps, 'formatters' | 'labels'>>(
    () => ({
      formatters: {
        formatWeekdayName: (date) => formatDate(date, { weekday: 'short' }),
        formatMonthDropdown: (date) => formatDate(date, { month: 'long' }),
        formatCaption: (date) => formatDate(date, { month: 'long', year: 'numeric' }),
      },
      labels: {
        labelDayButton: (date) => formatDate(date, { dateStyle: 'full' }),
        labelGrid: (date) => formatDate(date, { month: 'long', year: 'numeric' }),
        labelWeekday: (date) => formatDate(date, { weekday: 'long' }),
        labelMonthDropdown: () => formatMessage(uiMessages.month),
        labelYearDropdown: () => formatMessage(uiMessages.year),
      },
    }),
    [formatDate, formatMessage],
  )
  return (
    <div css={calendarStyle}>
      <DayPicker
        mode="single"
        autoFocus
        captionLayout="dropdown"
        hideNavigation
        weekStartsOn={weekStart(locale)}
        startMonth={new Date(end.getFullYear() - oldestAge, 0)}
        endMonth={end}
        disabled={{ after: end }}
        defaultMonth={selected ?? end}
        selected={selected}
        onSelect={(date) => date && onChoose(toValue(date))}
        {...texts}
      />
    </div>
  )
}

export default DateCalendar

const calendarStyle = css`
  display: grid;
  justify-content: center;
  .rdp-dropdowns {
    display: flex;
    gap: var(--s3);
    margin-bottom: var(--s3);
  }
  .rdp-dropdown_root {
    position: relative;
  }
  .rdp-dropdown_root > span {
    display: none;
  }
  select {
    min-height: 44px;
    padding: 0 var(--s3);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--r-sm);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  .rdp-weekday {
    color: var(--ink-2);
    font-size: var(--t-xs);
    font-weight: 600;
  }
  .rdp-day button {
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--ink);
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .rdp-day button:hover {
    background: var(--surface-2);
  }
  .rdp-day button:disabled {
    color: var(--ink-2);
    cursor: default;
    opacity: 0.5;
  }
  .rdp-day button:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  .rdp-selected button {
    background: var(--primary);
    color: var(--on-primary);
    font-weight: 700;
  }
`
