import { css } from '@emotion/react'
import { Banner, LinkButton } from '@duetto/shared/ui'
import { limits } from '@duetto/shared/domain'
import { useSession, useSettings } from '@duetto/shared/platform'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { useErrorText } from '../form/useErrorText'
import { useSignUpDispatch, useSignUpSelector } from '../../state'
import { AddPhoto } from './AddPhoto'
import { photoMessages } from './messages'
import { PhotoTile } from './PhotoTile'
import { photoDeleted } from '../../entities/own-profile/slice'
import { RefusedPhoto } from './RefusedPhoto'
import { RemovedTile } from './RemovedTile'
import { UploadTile } from './UploadTile'
import { useReviews } from './useReviews'

const megabytes = limits.photoMaxBytes / (1024 * 1024)

interface PhotoManagerProps {
  inputRef?: Ref<HTMLInputElement>
}

export const PhotoManager = ({ inputRef }: PhotoManagerProps) => {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const dispatch = useSignUpDispatch()
  const { user } = useSession()
  const { is_demo, member_verification: hasVerification } = useSettings()
  useReviews()
  const { profile, uploads, removing, photoFailure } = useSignUpSelector((state) => state.profile)
  if (!profile) return null
  const { images, photo_limit: limit, main_image: main, is_verified: isVerified } = profile
  const running = uploads.filter(({ failure }) => !failure)
  const room = limit - images.length - running.length
  const isPreview = inputRef !== undefined && room === limit
  return (
    <div css={[managerStyle, isPreview && previewStyle]} data-photos>
      {!isPreview && (
        <p css={hintStyle}>{formatMessage(photoMessages.photosHint, { count: images.length, limit })}</p>
      )}
      <ul css={[gridStyle, isPreview && singleStyle]}>
        {images.map((image, index) => (
          <li key={image.id} data-place={index}>
            {removing.includes(image.id) ? (
              <RemovedTile id={image.id} number={index + 1} />
            ) : (
              <PhotoTile
                image={image}
                index={index}
                count={images.length}
                isMain={image.id === main?.id}
                hasMark={isVerified && hasVerification}
                onDelete={() => dispatch(photoDeleted({ id: image.id }))}
              />
            )}
          </li>
        ))}
        {running.map((upload) => (
          <li key={upload.id}>
            <UploadTile upload={upload} />
          </li>
        ))}
        {room > 0 && (
          <li>
            <AddPhoto room={room} inputRef={inputRef} previewName={isPreview ? profile.name : undefined} />
          </li>
        )}
      </ul>
      {uploads
        .filter(({ failure }) => failure)
        .map((upload) => (
          <UploadTile key={upload.id} upload={upload} />
        ))}
      {room <= 0 && (
        <Banner
          tone="secondary"
          action={
            !user?.paid_user && (
              <LinkButton to="/premium" variant="outline">
                {formatMessage(photoMessages.getPremium)}
              </LinkButton>
            )
          }
        >
          {errorText({ code: 'photo_limit', details: { limit, is_premium: user?.paid_user } })}
        </Banner>
      )}
      {photoFailure && <Banner tone="danger">{errorText(photoFailure)}</Banner>}
      {images.some(({ status }) => status === 'pending') && (
        <p css={hintStyle}>
          {formatMessage(is_demo ? photoMessages.pendingDemo : photoMessages.pendingText)}
        </p>
      )}
      {images.map(
        (image, index) =>
          image.status === 'rejected' &&
          !removing.includes(image.id) && <RefusedPhoto key={image.id} image={image} number={index + 1} />,
      )}
      {images.length === 0 && <p css={hintStyle}>{formatMessage(photoMessages.advice)}</p>}
      {(isPreview || !inputRef) && (
        <p css={hintStyle}>{formatMessage(photoMessages.photoRules, { megabytes })}</p>
      )}
    </div>
  )
}

const managerStyle = css`
  display: grid;
  gap: var(--s3);
  min-width: 0;
`
const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  gap: var(--s4);
`
const previewStyle = css`
  grid-template-columns: min(40%, 200px) minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  grid-auto-flow: dense;
  column-gap: var(--s4);
  > * {
    grid-column: 1 / -1;
  }
  > ul {
    grid-row: 1 / span 2;
    grid-column: 1;
  }
  > p {
    grid-column: 2;
  }
`
const singleStyle = css`
  grid-template-columns: minmax(0, 1fr);
`
const hintStyle = css`
  color: var(--ink-2);
  font-size: var(--t-sm);
`
