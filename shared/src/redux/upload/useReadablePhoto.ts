import { useEffect, useState } from 'react'
import { isHeic, toJpeg } from './toJpeg'

/** Enough to be cropped to a part of it, and no more than phones can draw. */
const jpeg = { maxEdgePx: 4096, quality: 0.92 }

interface ReadablePhoto {
  /** What to send: HEIC as JPEG; the file itself where it cannot be read. */
  photo: File
  /** Its address in this page. */
  url: string
}

const readable = async (file: File): Promise<File> => (isHeic(file) && (await toJpeg(file, jpeg))) || file

/** The photo as this browser can show it; undefined until it has been read. */
export const useReadablePhoto = (file: File): ReadablePhoto | undefined => {
  const [read, setRead] = useState<ReadablePhoto & { from: File }>()
  useEffect(() => {
    let isOver = false
    let url = ''
    void readable(file).then((photo) => {
      if (isOver) return
      url = URL.createObjectURL(photo)
      setRead({ from: file, photo, url })
    })
    return () => {
      isOver = true
      URL.revokeObjectURL(url)
    }
  }, [file])
  return read?.from === file ? read : undefined
}
