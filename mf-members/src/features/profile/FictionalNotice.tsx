import { css } from '@emotion/react'
import { FictionalStatement, Icon, icons } from '@duetto/shared/ui'
import { useSettings } from '@duetto/shared/platform'

export const FictionalNotice = ({ name }: { name: string }) => {
  const { fictional_icon: hasIcon } = useSettings()
  return (
    <p css={noticeStyle}>
      {hasIcon && <Icon path={icons.mask} />}
      <span>
        <FictionalStatement name={name} />
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
