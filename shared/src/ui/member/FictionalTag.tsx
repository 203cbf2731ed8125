import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { uiMessages } from '../messages'

/** Labels a profile as fictional, in words. `label` is the operator's own term. */
export const FictionalTag = ({ label }: { label?: string }) => {
  const { formatMessage } = useIntl()
  return (
    <span css={tagStyle} data-fictional>
      <Icon path={icons.mask} size={14} />
      {label ?? formatMessage(uiMessages.fictional)}
    </span>
  )
}

const tagStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  width: fit-content;
  max-width: 100%;
  padding: 3px 9px;
  border-radius: var(--r-sm) var(--r-sm) var(--r-sm) var(--r-tight);
  background: var(--dark);
  color: var(--on-dark);
  /* An edge on dark pictures and pages. */
  box-shadow: 0 0 0 1px rgb(255 255 255 / 0.22);
  font-size: var(--t-xs);
  font-weight: 650;
  line-height: 1.35;
`
