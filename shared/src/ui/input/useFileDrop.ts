import { useEffect, useEffectEvent } from 'react'

/** Whether files are dragged, not text or a link. */
export const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** Accepts dropped files on an element; the shell refuses drops that no element handles. */
export const useFileDrop = (
  findTarget: () => Element | null | undefined,
  take: (files: File[]) => void,
): void => {
  const find = useEffectEvent(findTarget)
  const handle = useEffectEvent((event: DragEvent) => {
    if (!carriesFiles(event) || event.defaultPrevented) return
    event.preventDefault()
    if (!event.dataTransfer) return
    if (event.type === 'drop') take([...event.dataTransfer.files])
    else event.dataTransfer.dropEffect = 'copy'
  })
  useEffect(() => {
    const target = find()
    const listen = (event: Event): void => handle(event as DragEvent)
    target?.addEventListener('dragover', listen)
    target?.addEventListener('drop', listen)
    return () => {
      target?.removeEventListener('dragover', listen)
      target?.removeEventListener('drop', listen)
    }
  }, [])
}
