import { css } from '@emotion/react'
import type { OwnProfile } from '@duetto/shared/contract'
import { Button, Card, progressStyle } from '@duetto/shared/ui'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { completenessOf } from '../../../entities/own-profile/completeness'
import { completenessMessages } from './completenessMessages'

/** Completeness of the profile with the next step. Hidden once complete. */
export const Completeness = ({ profile }: { profile: OwnProfile }) => {
  const { formatMessage } = useIntl()
  const id = useId()
  const { percent, next } = completenessOf(profile)
  if (!next) return null
  const show = (): void => {
    const part = document.getElementById(`profile-${next}`)
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true })
  }
  return (
    <Card>
      <div css={completenessStyle}>
        <p id={id}>{formatMessage(completenessMessages.percent, { percent })}</p>
        <progress css={progressStyle} max={100} value={percent} aria-labelledby={id} />
        <p>{formatMessage(completenessMessages[next])}</p>
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
