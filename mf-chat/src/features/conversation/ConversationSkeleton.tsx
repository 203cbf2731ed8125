import { css } from '@emotion/react'
import { phone, skeletonStyle } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { columnPadding } from '../../widgets/column/columnPadding'
import { headerRowStyle } from './conversationStyles'

/** Uses one style object, because builds with a skeleton over 10 KiB are rejected. */
export const ConversationSkeleton = ({ title }: { title?: ReactNode }) => (
  <div css={shapeStyle} aria-hidden>
    <header>
      <span />
      {title}
      <span />
    </header>
    <section>
      <span />
      <span />
      <span />
      <span />
    </section>
    <p>
      <span />
    </p>
  </div>
)

const shapeStyle = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-height: 0;
  span {
    ${skeletonStyle}
  }
  header,
  p {
    background: var(--surface);
  }
  header {
    ${headerRowStyle}
  }
  header > :first-child {
    width: 44px;
    height: 44px;
    border-radius: var(--r-md);
  }
  header > :last-child {
    width: min(40%, 200px);
    height: 20px;
  }
  section {
    background: var(--bg);
    display: flex;
    flex-direction: column;
    gap: var(--s3);
    justify-content: flex-end;
    min-height: 0;
    overflow: hidden;
    padding: var(--s4) ${columnPadding('var(--s5)')};
  }
  section > span {
    flex: none;
    width: min(56%, 340px);
    height: 64px;
    border-radius: var(--voice-in);
  }
  section > :nth-of-type(even) {
    align-self: flex-end;
    width: min(66%, 400px);
    height: 44px;
    border-radius: var(--voice-out);
  }
  p {
    padding: 36px ${columnPadding('var(--s5)')} var(--s3);
    border-top: 1px solid var(--line);
  }
  p > span {
    height: 53px;
    border: 1.5px solid var(--line-strong);
    border-radius: 24px 24px 5px 24px;
    background: none;
  }
  ${phone} {
    header {
      padding-inline: 58px 6px;
    }
    p {
      padding: 32px 10px 8px;
    }
    section {
      padding-inline: var(--s3);
    }
  }
`
