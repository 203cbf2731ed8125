import { useEffect, useEffectEvent } from 'react'

export const carriesFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false

/** Passes files dropped on the target to `take`. Elsewhere, except on file inputs, the shell refuses them. */
export const useFileDrop = (
  findTarget: () => HTMLElement | null | undefined,
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
    const listen = (event: DragEvent): void => handle(event)
    target?.addEventListener('dragover', listen)
    target?.addEventListener('drop', listen)
    return () => {
      target?.removeEventListener('dragover', listen)
      target?.removeEventListener('drop', listen)
    }
  }, [])
}
