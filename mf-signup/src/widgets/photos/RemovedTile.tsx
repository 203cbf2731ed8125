import { css } from '@emotion/react'
import { Button, Icon, icons } from '@duetto/shared/ui'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch } from '../../state'
import { photoRestored } from '../../entities/own-profile/slice'
import { photoMessages } from './messages'

export const RemovedTile = ({ id, number }: { id: number; number: number }) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const ref = useRef<HTMLDivElement>(null)
  // Focus the undo button, because the menu that had focus has unmounted.
  useEffect(() => ref.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={ref} css={removedStyle}>
      <p role="status">{formatMessage(photoMessages.removed, { number })}</p>
      <Button variant="outline" onClick={() => dispatch(photoRestored({ id }))}>
        <Icon path={icons.undo} />
        {formatMessage(photoMessages.undo)}
      </Button>
    </div>
  )
}

const removedStyle = css`
  display: grid;
  gap: var(--s3);
  place-content: center;
  justify-items: center;
  aspect-ratio: 4 / 5;
  padding: var(--s3);
  border-radius: var(--voice-out);
  background: var(--surface-2);
  color: var(--ink-2);
  font-size: var(--t-sm);
  text-align: center;
`
