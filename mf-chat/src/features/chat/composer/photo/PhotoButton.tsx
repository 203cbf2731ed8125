import { photoTypes } from '@duetto/shared/domain'
import { IconButton, icons } from '@duetto/shared/ui'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Upload } from '../../../../entities/attachment/slice'
import { photoMessages as texts } from './messages'
import { PhotoDialog } from './PhotoDialog'

interface PhotoButtonProps {
  /** Who gets it. */
  name: string
  onSend: (upload: Upload) => void
}

const photoIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

/**
 * Chooses a photo from files or, on a phone, from the camera; a photo may also be pasted or dropped anywhere on
 * the conversation.
 */
export const PhotoButton = ({ name, onSend }: PhotoButtonProps) => {
  const { formatMessage } = useIntl()
  const inputRef = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)

  useEffect(() => {
    const pane = inputRef.current?.closest('section')
    if (!pane) return
    const take = (event: Event, data: DataTransfer | null): void => {
      const photo = photoIn(data)
      if (!photo) return
      event.preventDefault()
      setFile(photo)
    }
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData)
    const drop = (event: DragEvent): void => take(event, event.dataTransfer)
    // Without this, the browser leaves the page to show the photo.
    const allow = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    pane.addEventListener('paste', paste)
    pane.addEventListener('dragover', allow)
    pane.addEventListener('drop', drop)
    return () => {
      pane.removeEventListener('paste', paste)
      pane.removeEventListener('dragover', allow)
      pane.removeEventListener('drop', drop)
    }
  }, [])

  return (
    <>
      <IconButton
        icon={icons.image}
        label={formatMessage(texts.choose)}
        onClick={() => inputRef.current?.click()}
      />
      <input
        ref={inputRef}
        type="file"
        accept={photoTypes}
        hidden
        aria-label={formatMessage(texts.choose)}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          // The same photo may be chosen again.
          target.value = ''
        }}
      />
      {file && (
        <PhotoDialog
          file={file}
          name={name}
          onClose={() => setFile(null)}
          onSend={(upload) => {
            setFile(null)
            onSend(upload)
          }}
        />
      )}
    </>
  )
}
