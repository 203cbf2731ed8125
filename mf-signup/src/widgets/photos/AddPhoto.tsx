import { css } from '@emotion/react'
import { photoTypes } from '@duetto/shared/domain'
import { hasEnoughPixels } from '@duetto/shared/media'
import { Icon, icons, lazyWithPreload, useFileDrop, canHover } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { useSignUpDispatch } from '../../state'
import { photoMessages } from './messages'
import { refusalsCleared, uploadRefused, uploadRequested } from '../../entities/own-profile/slice'
import { useShared } from './useShared'

const { Component: PhotoEditor } = lazyWithPreload(
  async () => (await import(/* webpackChunkName: "photo-editor" */ './PhotoEditor')).default,
)

interface AddPhotoProps {
  room: number
  inputRef?: Ref<HTMLInputElement>
  /**
   * If set, shows an empty portrait with this name. Tab skips it, because the page has its own button for `inputRef`.
   */
  previewName?: string
}

export const AddPhoto = ({ room, inputRef, previewName }: AddPhotoProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useSignUpDispatch()
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [done, setDone] = useState(0)
  const next = chosen[done]
  const isPreview = previewName !== undefined
  const take = async (files: readonly File[]): Promise<void> => {
    dispatch(refusalsCleared())
    const accepted: File[] = []
    // Decode one photo at a time, because each needs tens of megabytes.
    for (const file of files.slice(0, room))
      if (await hasEnoughPixels(file)) accepted.push(file)
      else
        dispatch(
          uploadRefused({
            id: crypto.randomUUID(),
            fileName: file.name,
            failure: { code: 'image_too_small', details: {} },
          }),
        )
    setChosen(accepted)
    setDone(0)
  }
  useShared((files) => void take(files))
  const ref = useRef<HTMLLabelElement>(null)
  useFileDrop(
    () => ref.current?.closest<HTMLElement>('[data-photos]'),
    (files) => void take(files),
  )
  useEffect(() => () => void dispatch(refusalsCleared()), [dispatch])
  const close = (): void => {
    setChosen([])
    setDone(0)
  }
  return (
    <>
      <label ref={ref} css={[addStyle, isPreview && previewStyle]}>
        <input
          ref={inputRef}
          tabIndex={isPreview ? -1 : undefined}
          aria-label={formatMessage(photoMessages.addPhoto)}
          type="file"
          accept={photoTypes}
          multiple={room > 1}
          onChange={({ target }) => {
            void take([...(target.files ?? [])])
            // Without this, choosing the same file again after a failure would not fire `change`.
            target.value = ''
          }}
        />
        <Icon path={isPreview ? icons.user : icons.imageAdd} size={isPreview ? 72 : 28} />
        <span>{isPreview ? previewName : formatMessage(photoMessages.addPhoto)}</span>
      </label>
      {next && (
        <PhotoEditor
          key={done}
          fallback={null}
          props={{
            file: next,
            number: done + 1,
            count: chosen.length,
            onDone: (picture) => {
              dispatch(uploadRequested({ id: crypto.randomUUID(), file: picture, fileName: next.name }))
              if (done + 1 < chosen.length) setDone(done + 1)
              else close()
            },
            onClose: close,
          }}
        />
      )}
    </>
  )
}

const addStyle = css`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--s2);
  aspect-ratio: 4 / 5;
  padding: var(--s3);
  border: 2px dashed var(--line-strong);
  border-radius: var(--voice-out);
  color: var(--primary-ink);
  font-weight: 600;
  text-align: center;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  ${canHover} {
    &:hover {
      background: var(--surface-2);
    }
  }
  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`
const previewStyle = css`
  border: 0;
  background: linear-gradient(160deg, var(--primary-soft), var(--secondary-soft));
  > span {
    max-width: 100%;
    overflow: hidden;
    font: 400 var(--t-lg) / 1.3 var(--font-display);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`
