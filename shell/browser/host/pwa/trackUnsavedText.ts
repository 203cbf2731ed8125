type Field = HTMLInputElement | HTMLTextAreaElement

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type))

export const trackUnsavedText = (): (() => boolean) => {
  const touched = new Set<Field>()
  document.addEventListener('input', ({ target }) => {
    if (isField(target)) touched.add(target)
  })
  return () => {
    for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field)
    return touched.size > 0
  }
}
