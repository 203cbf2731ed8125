import { Skeleton, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { alertMessages as texts } from './messages'
import { NoticeItem } from './NoticeItem'
import type { Notice } from './useNotices'

interface NoticeLineProps {
  notice: Notice
}

export const NoticeLine = ({ notice }: NoticeLineProps) => {
  const { formatMessage } = useIntl()
  return (
    <aside css={lineStyle} aria-label={formatMessage(texts.notices)} data-notice={notice.name}>
      <div>
        <NoticeItem key={notice.name} notice={notice} />
      </div>
    </aside>
  )
}

export const ReservedNotice = () => (
  <div css={lineStyle} aria-hidden="true">
    <div>
      <Skeleton width="min(320px, 60%)" height={18} />
    </div>
  </div>
)

const lineStyle = css`
  background: var(--primary-soft);
  color: var(--primary-ink);
  font-size: var(--t-sm);
  &[data-notice='bonus'] {
    background: var(--dark);
    color: var(--on-dark);
  }
  > div {
    display: flex;
    align-items: center;
    gap: var(--s2);
    width: 100%;
    max-width: 1320px;
    height: 48px;
    margin: 0 auto;
    padding: 0 var(--s6);
  }
  > div > :first-child {
    flex: 1;
    min-width: 0;
    max-width: max-content;
  }
  ${phone} {
    > div {
      padding: 0 var(--s2) 0 var(--s4);
      gap: var(--s1);
    }
    > div > :first-child {
      max-width: none;
    }
  }
`
