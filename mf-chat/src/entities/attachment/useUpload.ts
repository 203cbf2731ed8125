import { useEffect, useRef } from 'react'
import { useChatDispatch, useChatSelector } from '../../state'
import { uploadClosed, uploadRequested } from './slice'
import type { Upload } from './slice'

export const useUpload = (kind: 'photo' | 'voice', onUploaded: (upload: Upload) => void) => {
  const dispatch = useChatDispatch()
  const { status, progress, upload, errorCode } = useChatSelector((state) => state.attachment)
  const passed = useRef<Upload | null>(null)
  useEffect(() => () => void dispatch(uploadClosed()), [dispatch])
  useEffect(() => {
    if (!upload || passed.current === upload) return
    passed.current = upload
    onUploaded(upload)
  }, [upload, onUploaded])
  return {
    status,
    progress,
    errorCode,
    start: (file: File) => void dispatch(uploadRequested({ kind, file })),
    reset: () => void dispatch(uploadClosed()),
  }
}
