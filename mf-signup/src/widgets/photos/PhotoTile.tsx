import { css } from '@emotion/react'
import type { Image } from '@duetto/shared/contract'
import { ConfirmDialog, Menu, MenuItem, Portrait, Tag, icons, uiMessages } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch } from '../../state'
import { photoMessages } from './messages'
import { MoveHandle } from './MoveHandle'
import type { Shift } from './MoveHandle'
import { photoChanged } from '../../entities/own-profile/slice'

interface PhotoTileProps {
  image: Image
  index: number
  count: number
  isMain: boolean
  hasMark: boolean
  onDelete: () => void
}

export const PhotoTile = ({ image, index, count, isMain, hasMark, onDelete }: PhotoTileProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const { id, status } = image
  const number = index + 1
  const [shift, setShift] = useState<Shift | null>(null)
  const [asked, setAsked] = useState<'makeMain' | 'deletePhoto' | null>(null)
  const makeMain = (): void => void dispatch(photoChanged({ id, is_main: true }))
  const move = (position: number): void => void dispatch(photoChanged({ id, position }))
  return (
    <figure
      css={tileStyle}
      data-status={status}
      data-dragged={shift !== null || undefined}
      style={shift ? { translate: `${shift.x}px ${shift.y}px` } : undefined}
    >
      <Portrait
        isOwn
        image={image}
        alt={formatMessage(photoMessages.photoNumber, { number })}
        sizes="200px"
      />
      <figcaption>
        {isMain && <Tag>{formatMessage(photoMessages.isMain)}</Tag>}
        {status === 'pending' && <Tag tone="dark">{formatMessage(photoMessages.pending)}</Tag>}
        {status === 'rejected' && <Tag tone="danger">{formatMessage(photoMessages.rejected)}</Tag>}
      </figcaption>
      {count > 1 && <MoveHandle index={index} count={count} shift={shift} onShift={setShift} onMove={move} />}
      <div data-menu>
        <Menu icon={icons.more} label={formatMessage(photoMessages.photoActions, { number })}>
          {!isMain && status !== 'rejected' && (
            <MenuItem icon={icons.star} onSelect={hasMark ? () => setAsked('makeMain') : makeMain}>
              {formatMessage(photoMessages.makeMain)}
            </MenuItem>
          )}
          {index > 0 && (
            <MenuItem icon={icons.arrowLeft} onSelect={() => move(index - 1)}>
              {formatMessage(photoMessages.moveLeft)}
            </MenuItem>
          )}
          {index < count - 1 && (
            <MenuItem icon={icons.arrowRight} onSelect={() => move(index + 1)}>
              {formatMessage(photoMessages.moveRight)}
            </MenuItem>
          )}
          <MenuItem
            icon={icons.trash}
            onSelect={hasMark && isMain ? () => setAsked('deletePhoto') : onDelete}
          >
            {formatMessage(photoMessages.deletePhoto)}
          </MenuItem>
        </Menu>
      </div>
      {asked && (
        <ConfirmDialog
          isOpen
          isDanger
          title={formatMessage(photoMessages.markTitle)}
          cancelLabel={formatMessage(uiMessages.cancel)}
          confirmLabel={formatMessage(photoMessages[asked])}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null)
            if (asked === 'makeMain') makeMain()
            else onDelete()
          }}
        >
          <p>{formatMessage(photoMessages.markText)}</p>
        </ConfirmDialog>
      )}
    </figure>
  )
}

const tileStyle = css`
  position: relative;
  figcaption {
    position: absolute;
    inset: auto var(--s2) var(--s2);
    display: grid;
    justify-items: start;
    gap: var(--s1);
  }
  &[data-status='rejected'] img {
    filter: grayscale(1);
    opacity: 0.6;
  }
  &[data-dragged] {
    z-index: 2;
    opacity: 0.85;
    pointer-events: none;
  }
  [data-menu] {
    position: absolute;
    top: var(--s1);
    right: var(--s1);
    > button:first-of-type {
      background: var(--surface);
      box-shadow: var(--shadow-1);
    }
  }
`
