import type { OwnProfile } from '@duetto/shared/contract'
import { completenessOf } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { progressStyle } from '@duetto/shared/ui'
import { useEffect, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import { headStyle } from './cardStyles'
import { cardMessages } from './messages'

interface CardHeadProps {
  profile: OwnProfile
  titleId: string
  title: string
  hint?: string
  isFocused: boolean
}

export const CardHead = ({ profile, titleId, title, hint, isFocused }: CardHeadProps) => {
  const { formatMessage } = useIntl()
  const { visible_profile_fields: fields } = useSettings()
  const progressId = useId()
  const titleRef = useRef<HTMLHeadingElement>(null)
  const { percent } = completenessOf(profile, fields)
  useEffect(() => {
    if (isFocused) titleRef.current?.focus()
  }, [isFocused])
  return (
    <div css={headStyle}>
      <p id={progressId}>{formatMessage(cardMessages.progress, { percent })}</p>
      <progress css={progressStyle} max={100} value={percent} aria-labelledby={progressId} />
      <h2 id={titleId} ref={titleRef} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p>{hint}</p>}
    </div>
  )
}
