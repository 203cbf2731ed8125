import { css } from '@emotion/react'
import { IconButton, VisuallyHidden, icons, pressedKey } from '@duetto/shared/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { editorMessages } from './editorMessages'

/** Drag distance from the pointer-down position, in CSS pixels. */
export interface Shift {
  x: number
  y: number
}

interface MoveHandleProps {
  index: number
  count: number
  shift: Shift | null
  onShift: (shift: Shift | null) => void
  onMove: (position: number) => void
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

const placeAt = (x: number, y: number): number | null => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

export const MoveHandle = ({ index, count, shift, onShift, onMove }: MoveHandleProps) => {
  const { formatMessage } = useIntl()
  const from = useRef({ x: 0, y: 0 })
  const [isMoved, setIsMoved] = useState(false)
  const move = (place: number | null): void => {
    if (place === null || place === index || place < 0 || place >= count) return
    setIsMoved(true)
    onMove(place)
  }
  return (
    <>
      <IconButton
        icon={icons.grip}
        css={handleStyle}
        label={formatMessage(editorMessages.moveHandle, { number: index + 1 })}
        onKeyDown={(event) => {
          const step = steps[pressedKey(event) ?? '']
          if (step === undefined) return
          event.preventDefault()
          move(index + step)
        }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
          onShift({ x: 0, y: 0 })
        }}
        onPointerMove={({ clientX, clientY }) => {
          if (shift) onShift({ x: clientX - from.current.x, y: clientY - from.current.y })
        }}
        onPointerUp={({ clientX, clientY }) => {
          if (shift) move(placeAt(clientX, clientY))
          onShift(null)
        }}
        onPointerCancel={() => onShift(null)}
      />
      <VisuallyHidden role="status">
        {isMoved && formatMessage(editorMessages.moved, { number: index + 1, count })}
      </VisuallyHidden>
    </>
  )
}

const handleStyle = css`
  position: absolute;
  top: var(--s1);
  left: var(--s1);
  z-index: 1;
  background: var(--surface);
  box-shadow: var(--shadow-1);
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
`
