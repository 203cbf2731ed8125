import { Badge, IconButton, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useId, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { alertMessages as texts } from './messages'
import { NoticeItem } from './NoticeItem'
import type { Notice } from './useNotices'

/** False for suggestions, which would look like news in the count. */
const isNews = ({ name }: Notice): boolean => name !== 'push' && name !== 'photo'

interface NoticePanelProps {
  notices: readonly Notice[]
  label: string
}

export const NoticePanel = ({ notices, label }: NoticePanelProps) => {
  const id = useId()
  const panelRef = useRef<HTMLDivElement>(null)
  const { formatMessage } = useIntl()
  const [isOpen, setIsOpen] = useState(false)
  const newsCount = notices.filter(isNews).length
  return (
    <>
      <span css={bellStyle}>
        <IconButton icon={icons.bell} label={label} aria-expanded={isOpen} popoverTarget={id} />
        {newsCount > 0 && <Badge count={newsCount} aria-hidden />}
      </span>
      <div
        ref={panelRef}
        id={id}
        role="group"
        aria-label={formatMessage(texts.notices)}
        popover="auto"
        css={panelStyle}
        onToggle={(event) => setIsOpen(event.nativeEvent.newState === 'open')}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) panelRef.current?.hidePopover()
        }}
      >
        {isOpen && notices.map((notice) => <NoticeItem key={notice.name} notice={notice} />)}
      </div>
    </>
  )
}

const bellStyle = css`
  position: relative;
  display: inline-grid;
  flex: none;
  > [data-badge] {
    position: absolute;
    top: 2px;
    right: 4px;
    pointer-events: none;
  }
`
const panelStyle = css`
  position: fixed;
  inset: 60px 8px auto auto;
  width: min(460px, calc(100vw - 16px));
  margin: 0;
  padding: var(--s2) var(--s4);
  border: 0;
  border-radius: var(--r-lg);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow-3);
  > * + * {
    margin-top: var(--s2);
    padding-top: var(--s2);
    border-top: 1px solid var(--line);
  }
  > [role='status'] > p > span {
    margin-right: auto;
  }
`
