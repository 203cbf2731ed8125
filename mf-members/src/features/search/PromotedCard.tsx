import { css } from '@emotion/react'
import type { PromotedTile } from '@duetto/shared/contract'
import { useIntl } from 'react-intl'
import { searchMessages } from './messages'

export const PromotedCard = ({ tile }: { tile: PromotedTile }) => {
  const { formatMessage } = useIntl()
  return (
    <a href={tile.href} target="_blank" rel="sponsored noopener noreferrer" css={cardStyle}>
      <span css={pictureStyle}>
        <img src={tile.image} alt="" width={320} height={400} loading="lazy" />
        <span css={labelStyle}>{formatMessage(searchMessages.advertisement)}</span>
      </span>
      <span css={titleStyle}>{tile.title}</span>
      <span css={noteStyle}>{formatMessage(searchMessages.adLeads)}</span>
    </a>
  )
}

const cardStyle = css`
  display: block;
  color: inherit;
  text-decoration: none;
  border-radius: var(--r-lg);
`
const pictureStyle = css`
  position: relative;
  display: block;
  aspect-ratio: 4 / 5;
  border-radius: var(--r-lg);
  overflow: hidden;
  background: var(--surface-2);
  outline: 1.5px dashed var(--line-strong);
  outline-offset: -1.5px;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
const labelStyle = css`
  position: absolute;
  left: 10px;
  top: 10px;
  padding: 4px 9px;
  border-radius: var(--r-sm);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--t-xs);
  font-weight: 600;
`
const titleStyle = css`
  display: block;
  margin-top: var(--s3);
  font-weight: 650;
  overflow-wrap: anywhere;
`
const noteStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
