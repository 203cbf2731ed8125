import { photoTypes } from '@duetto/shared/domain'
import { usePlatform } from '@duetto/shared/platform'
import { IconButton, icons, useFileDrop } from '@duetto/shared/ui'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Upload } from '../../../entities/attachment/slice'
import { findPhoto } from './findPhoto'
import { photoMessages as texts } from './messages'
import { PhotoDialog } from './PhotoDialog'
import { usePastedFiles } from './usePastedFiles'

interface PhotoButtonProps {
  name: string
  onSend: (upload: Upload) => void
}

export const PhotoButton = ({ name, onSend }: PhotoButtonProps) => {
  const { formatMessage } = useIntl()
  const { toast } = usePlatform()
  const inputRef = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)

  const show = (photo: File | undefined, count: number): void => {
    if (!photo) return toast({ text: formatMessage(texts.unsupported), tone: 'danger' })
    setFile(photo)
    if (count > 1) toast({ text: formatMessage(texts.oneOnly) })
  }
  const take = (files: readonly File[]): void => {
    const photo = findPhoto(files)
    if (photo instanceof File) show(photo, files.length)
    else void photo.then((found) => show(found, files.length))
  }
  const pane = (): HTMLElement | null | undefined => inputRef.current?.closest('section')
  useFileDrop(pane, take)
  usePastedFiles(pane, take)

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
          // Without this, choosing the same file again would not fire `change`.
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
