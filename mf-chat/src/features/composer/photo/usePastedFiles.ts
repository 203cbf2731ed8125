import { useEffect, useEffectEvent } from 'react'

/** File managers also put the names of copied files on the clipboard. */
const isOnlyNames = (text: string, files: readonly File[]): boolean =>
  text.split(/[\r\n]+/).every((line) => line === '' || files.some(({ name }) => name === line))

/** Ignores files that come with other text, because Word and Excel add a picture of copied text. */
const filesIn = (data: DataTransfer | null): File[] => {
  const files = [...(data?.files ?? [])]
  if (files.length === 0) return []
  return isOnlyNames(data?.getData('text/plain').trim() ?? '', files) ? files : []
}

export const usePastedFiles = (
  findTarget: () => Element | null | undefined,
  take: (files: File[]) => void,
): void => {
  const find = useEffectEvent(findTarget)
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const files = filesIn(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    take(files)
  })
  useEffect(() => {
    const target = find()
    const listen = (event: Event): void => handle(event as ClipboardEvent)
    target?.addEventListener('paste', listen)
    return () => target?.removeEventListener('paste', listen)
  }, [])
}
