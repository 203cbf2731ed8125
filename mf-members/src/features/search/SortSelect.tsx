import { css } from '@emotion/react'
import { searchSorts } from '@duetto/shared/domain'
import type { SearchSort } from '@duetto/shared/domain'
import { useSession } from '@duetto/shared/platform'
import { Icon, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { sortMessages } from './sortMessages'

interface SortSelectProps {
  sort: SearchSort
  onChange: (sort: SearchSort) => void
}

export const SortSelect = ({ sort, onChange }: SortSelectProps) => {
  const { formatMessage } = useIntl()
  const { user } = useSession()
  const offered = searchSorts.filter((one) => one !== 'nearest' || user !== null)
  return (
    <span css={sortStyle}>
      <select
        aria-label={formatMessage(sortMessages.label)}
        value={sort}
        onChange={({ target }) => onChange(target.value as SearchSort)}
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {formatMessage(sortMessages[one])}
          </option>
        ))}
      </select>
      <Icon path={icons.chevronDown} size={16} />
    </span>
  )
}

const sortStyle = css`
  position: relative;
  display: block;
  select {
    min-height: 36px;
    padding: 4px 34px 4px 14px;
    border: 1.5px solid var(--line);
    border-radius: var(--r-pill);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    font-size: var(--t-sm);
    font-weight: 600;
    appearance: none;
    cursor: pointer;
  }
  select:hover {
    border-color: var(--line-strong);
  }
  > svg {
    position: absolute;
    top: 10px;
    right: 12px;
    pointer-events: none;
  }
`
