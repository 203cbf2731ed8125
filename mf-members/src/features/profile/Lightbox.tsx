import type { ProfileCard } from '@duetto/shared/contract'
import { css } from '@emotion/react'
import {
  IconButton,
  ProfileTag,
  icons,
  isLabelled,
  reportModalChange,
  uiMessages,
  useLayer,
} from '@duetto/shared/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { galleryMessages } from './messages'
import { PageButtons } from './PageButtons'
import type { useGallery } from './useGallery'

interface LightboxProps {
  name: string
  profile: Pick<ProfileCard, 'is_fictional' | 'is_demo'>
  gallery: ReturnType<typeof useGallery>
  total: number
  onClose: () => void
}

/** Arrow keys bubble to the gallery, which handles them. */
export const Lightbox = ({ name, profile, gallery, total, onClose }: LightboxProps) => {
  const { formatMessage } = useIntl()
  const ref = useRef<HTMLDialogElement>(null)
  const { photo, index } = gallery
  // Closing the dialog element restores focus; its `close` event then unmounts this component.
  useLayer(() => ref.current?.close())

  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    reportModalChange()
    return () => {
      dialog?.close()
      reportModalChange()
    }
  }, [])
  // The pressed button unmounts at the first and last photo. Focus the dialog, which must keep receiving keys.
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus()
  }, [index])

  return (
    <dialog
      ref={ref}
      css={boxStyle}
      tabIndex={-1}
      data-unveil
      aria-label={formatMessage(galleryMessages.photos, { name })}
      onClose={onClose}
      {...gallery.swipe}
    >
      <img src={photo?.filename ?? ''} alt={formatMessage(peopleMessages.photoOf, { name })} />
      {isLabelled(profile) && (
        <span css={labelStyle}>
          <ProfileTag profile={profile} />
        </span>
      )}
      <p css={countStyle} role="status">
        {formatMessage(galleryMessages.photoNumber, { number: index + 1, total })}
      </p>
      <span css={closeStyle}>
        <IconButton
          icon={icons.close}
          variant="floating"
          label={formatMessage(uiMessages.close)}
          onClick={() => ref.current?.close()}
        />
      </span>
      <PageButtons gallery={gallery} />
    </dialog>
  )
}

const boxStyle = css`
  --side: var(--s4);
  width: 100vw;
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: rgb(12 5 10 / 94%);
  color: var(--on-dark);
  overflow: hidden;
  touch-action: pan-y pinch-zoom;
  &[open] {
    display: grid;
    place-items: center;
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: transparent;
  }
  img {
    max-width: 100%;
    max-height: 100dvh;
    object-fit: contain;
  }
`
const countStyle = css`
  position: absolute;
  left: 50%;
  bottom: calc(var(--s4) + env(safe-area-inset-bottom));
  transform: translateX(-50%);
  padding: 4px 12px;
  border-radius: var(--r-pill);
  background: rgb(12 5 10 / 72%);
  font-size: var(--t-sm);
  font-variant-numeric: tabular-nums;
`
const labelStyle = css`
  position: absolute;
  left: var(--s4);
  top: calc(var(--s4) + env(safe-area-inset-top));
  max-width: calc(100% - 96px);
`
const closeStyle = css`
  position: absolute;
  right: var(--s4);
  top: calc(var(--s4) + env(safe-area-inset-top));
`
