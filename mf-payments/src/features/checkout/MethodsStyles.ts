import { tickStyle, phone } from '@duetto/shared/ui'
import { css } from '@emotion/react'

export const methodsStyle = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s2);
  min-width: 0;
  legend {
    margin-bottom: var(--s3);
    padding: 0;
    font: var(--display-weight, 400) var(--t-xl) / 1.2 var(--font-display);
  }
  label {
    display: flex;
    gap: var(--s3);
    align-items: center;
    min-height: 60px;
    padding: 8px 14px;
    border: 1.5px solid var(--line);
    border-radius: var(--r-md);
    background: var(--surface);
    cursor: pointer;
  }
  label[data-on] {
    border-color: var(--primary-ink);
    box-shadow: inset 0 0 0 1px var(--primary-ink);
  }
  label[data-off] {
    background: none;
    color: var(--ink-2);
    cursor: not-allowed;
  }
  input {
    ${tickStyle}
  }
  /* The last of an odd number of methods fills its row. */
  label:last-of-type:nth-of-type(odd) {
    grid-column: 1 / -1;
  }
  label > span:first-of-type {
    display: grid;
    flex: 1;
    min-width: 0;
    line-height: 1.3;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
