import { css } from '@emotion/react'
import { Icon, icons } from '@duetto/shared/ui'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from '../../widgets/fictional/fictionalMessages'
import { useFictionalWords } from '../../widgets/fictional/useFictionalWords'

/** Explains fictional profiles (TRUST-01). Sites can set their own text. */
export const FictionalNotice = ({ name }: { name: string }) => {
  const { formatMessage } = useIntl()
  const { warningOf } = useFictionalWords()
  const { fictional_icon: hasIcon } = useSettings()
  return (
    <p css={noticeStyle}>
      {hasIcon && <Icon path={icons.mask} />}
      <span>
        <strong>{formatMessage(fictionalMessages.title)}</strong> {warningOf(name)}
      </span>
    </p>
  )
}

const noticeStyle = css`
  display: flex;
  gap: var(--s3);
  max-width: 62ch;
  padding: var(--s3) var(--s4);
  border-radius: var(--r-md) var(--r-md) var(--r-md) var(--r-tight);
  background: var(--secondary-soft);
  color: var(--ink);
  font-size: var(--t-sm);
`
