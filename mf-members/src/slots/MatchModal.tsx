import { css } from '@emotion/react'
import { useNavigateTo, useSession } from '@duetto/shared/platform'
import type { SlotProps } from '@duetto/shared/platform'
import { ConfirmDialog, ProfileTag, Portrait } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { useDispatch } from 'react-redux'
import { peopleMessages } from '../widgets/people/messages'
import { chatPath, profilePath } from '../entities/people/useWrite'
import { slotMessages } from './messages'
import { imagePressed } from './store'

type MatchModalProps = SlotProps['match-modal']

/** Match dialog with both portraits (POPUP-02). Pressing the photo emits `image-pressed`, upon which the shell opens the profile. */
export const MatchModal = ({ profile, onClose }: MatchModalProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useDispatch()
  const { user } = useSession()
  const navigateTo = useNavigateTo()
  const { id, name, is_match, main_image } = profile
  const leave = (to: string): void => {
    onClose()
    navigateTo(to)
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={formatMessage(slotMessages.matchTitle)}
      cancelLabel={formatMessage(slotMessages.later)}
      confirmLabel={formatMessage(is_match ? slotMessages.write : slotMessages.viewProfile, { name })}
      onConfirm={() => leave(is_match ? chatPath(id) : profilePath(id))}
    >
      <div css={duetStyle}>
        <button type="button" css={photoStyle} onClick={() => dispatch(imagePressed(id))}>
          <Portrait
            isEager
            src={main_image?.match ?? null}
            name={name}
            alt={formatMessage(peopleMessages.photoOf, { name })}
          />
        </button>
        {user && (
          <span css={ownStyle}>
            <Portrait isEager isOwn src={user.profile.main_image?.match ?? null} name={user.name} alt="" />
          </span>
        )}
      </div>
      <p css={textStyle}>
        {formatMessage(is_match ? slotMessages.matchText : slotMessages.likeText, { name })}
        <ProfileTag profile={profile} />
      </p>
    </ConfirmDialog>
  )
}

const duetStyle = css`
  display: flex;
  justify-content: center;
  padding: var(--s2) 0 var(--s5);
`
const photoStyle = css`
  width: 46%;
  max-width: 196px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  border-radius: 28px 28px 28px 6px;
  > * {
    aspect-ratio: 4 / 5;
    border-radius: inherit;
    box-shadow: var(--shadow-2);
  }
`
const ownStyle = css`
  width: 46%;
  max-width: 196px;
  margin: 34px 0 0 -22px;
  > * {
    aspect-ratio: 4 / 5;
    border-radius: 28px 28px 6px 28px;
    border: 4px solid var(--surface);
  }
`
const textStyle = css`
  display: grid;
  justify-items: center;
  gap: var(--s2);
  text-align: center;
`
