import { useEffect, useState } from 'react'
import { isHeic, toJpeg } from './toJpeg'

/** Large enough to be cropped, and small enough for phones to draw. */
const jpeg = { maxEdgePx: 4096, quality: 0.92 }

interface ReadablePhoto {
  /** The file to send: HEIC as JPEG; unchanged if it cannot be read. */
  photo: File
  /** Its object URL. */
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
