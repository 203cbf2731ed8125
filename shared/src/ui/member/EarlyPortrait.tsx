import { css } from '@emotion/react'
import { mask } from '../icon/icons'
import { fictionalTagStyle } from './fictionalTagStyle'

/**
 * Portrait of a member whose data has not arrived. CSS rules from the server show the picture and, for a fictional
 * profile, the label.
 */
export const EarlyPortrait = ({ index }: { index: number }) => (
  <span css={portraitStyle} data-early={index}>
    <span css={labelStyle} data-early-label />
  </span>
)

/** A CSS mask instead of an SVG element, so that all labels of a page share one copy. */
const maskImage =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='1.9'><path d='${mask}'/></svg>`
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')
    // Escape single quotes, which delimit the URL below.
    .replaceAll("'", '%27')

const portraitStyle = css`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: center / cover no-repeat;
`
const labelStyle = css`
  ${fictionalTagStyle};
  display: none;
  position: absolute;
  top: 10px;
  left: 10px;
  max-width: calc(100% - 20px);
  &::before {
    content: '';
    width: 14px;
    height: 14px;
    background: currentColor;
    mask: url('data:image/svg+xml,${maskImage}');
  }
`
