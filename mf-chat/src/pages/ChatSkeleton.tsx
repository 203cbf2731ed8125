import { css } from '@emotion/react'
import { HeadingSkeleton, ListSkeleton, Skeleton, phone } from '@duetto/shared/ui'
import { ConversationSkeleton } from '../features/conversation/ConversationSkeleton'
import { listStyle } from '../features/list/listStyles'
import { columnsStyle } from './pageStyles'

export const ChatSkeleton = ({ isOpen }: { isOpen: boolean }) => (
  <div css={[columnsStyle, isOpen ? openStyle : closedStyle]}>
    <div css={listStyle}>
      <header>
        <HeadingSkeleton css={titleStyle} />
        <Skeleton height={44} />
        <Skeleton width="45%" height={36} />
      </header>
      <ListSkeleton />
    </div>
    <div css={paneStyle}>
      {isOpen && <ConversationSkeleton title={<HeadingSkeleton css={phoneTitleStyle} />} />}
    </div>
  </div>
)

const titleStyle = css`
  font-size: var(--t-2xl);
`
const phoneTitleStyle = css`
  font-size: var(--t-lg);
  ${phone} {
    + span {
      display: none;
    }
  }
  @media (min-width: 768px) {
    display: none;
  }
`
const paneStyle = css`
  display: grid;
  min-height: 0;
  background: var(--bg);
`
const openStyle = css`
  ${phone} {
    > :first-child {
      display: none;
    }
  }
`
const closedStyle = css`
  ${phone} {
    > :last-child {
      display: none;
    }
  }
`
