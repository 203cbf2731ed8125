import { css } from '@emotion/react'
import { Icon, icons, lowPhone } from '@duetto/shared/ui'
import { useSavedLines } from './useSavedLines'

export const SavedNote = () => {
  const lines = useSavedLines()
  if (lines.length === 0) return null
  return (
    <div css={noteStyle} data-saved>
      {lines.map(({ kind, text }) => (
        <p key={kind}>
          <Icon path={icons.check} size={16} />
          <span data-clamped={kind !== 'likes' || undefined}>{text}</span>
        </p>
      ))}
    </div>
  )
}

/** The clamped text stays complete for screen readers. */
const noteStyle = css`
  display: grid;
  gap: var(--s1);
  min-width: 0;
  padding: var(--s2) var(--s3);
  border-radius: var(--r-md) var(--r-md) var(--r-tight) var(--r-md);
  background: var(--surface-2);
  font-size: var(--t-sm);
  line-height: 1.4;
  > p {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s2);
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 2px;
    color: var(--primary-ink);
  }
  [data-clamped] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    ${lowPhone} {
      -webkit-line-clamp: 2;
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
