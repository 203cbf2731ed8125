import { useEffect, useState } from 'react'
import { kindOf } from './kindOf'
import { photoIssue } from './photoIssue'
import type { PhotoIssue } from './photoIssue'
import { toJpeg } from './toJpeg'

/** Larger than the limit in `drawJpeg.ts`, because the editor can crop the picture. Phones can still render it. */
const jpeg = { maxEdgePx: 4096, quality: 0.92 }

interface ReadablePhoto {
  photo: File
  url: string
  issue: PhotoIssue | null
}

const readable = async (file: File): Promise<File> =>
  ((await kindOf(file)) === 'heic' && (await toJpeg(file, jpeg))) || file

/** Converts HEIC to JPEG if the file can be decoded. Returns undefined until the file has been read. */
export const useReadablePhoto = (file: File): ReadablePhoto | undefined => {
  const [read, setRead] = useState<ReadablePhoto & { from: File }>()
  useEffect(() => {
    let isOver = false
    let url = ''
    const show = async (): Promise<void> => {
      const photo = await readable(file)
      const issue = await photoIssue(photo)
      if (isOver) return
      url = URL.createObjectURL(photo)
      setRead({ from: file, photo, url, issue })
    }
    void show()
    return () => {
      isOver = true
      URL.revokeObjectURL(url)
    }
  }, [file])
  return read?.from === file ? read : undefined
}
