import { css } from '@emotion/react'
import type { OwnProfile } from '@duetto/shared/contract'
import { completenessOf } from '@duetto/shared/domain'
import type { ProfilePart } from '@duetto/shared/domain'
import { useSettings } from '@duetto/shared/platform'
import { Button, Card, progressStyle } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { completenessMessages, nextMessages } from './completenessMessages'

const sections: Partial<Record<ProfilePart, string>> = {
  second_photo: 'photo',
  reason_for_joining: 'words',
  relationship_status: 'words',
  body_type: 'appearance',
  hair_color: 'appearance',
  eye_color: 'appearance',
  tattoos: 'appearance',
}

export const Completeness = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const { visible_profile_fields: fields } = useSettings()
  const { percent, next } = completenessOf(profile, fields)
  if (!next) return null
  const show = (): void => {
    const part = document.getElementById(`profile-${sections[next] ?? next}`)
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }
  return (
    <Card>
      <div css={completenessStyle}>
        <p id={id}>{formatMessage(completenessMessages.percent, { percent })}</p>
        <progress css={progressStyle} max={100} value={percent} aria-labelledby={id} />
        <p>{formatMessage(nextMessages[next])}</p>
        <Button variant="outline" onClick={show}>
          {formatMessage(completenessMessages.show)}
        </Button>
      </div>
    </Card>
  )
}

const completenessStyle = css`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  p:first-of-type {
    font-weight: 600;
  }
`
