type Field = HTMLInputElement | HTMLTextAreaElement

/** Marks a field whose text is saved elsewhere and survives a reload. */
const keptAttribute = 'data-kept'
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type))

/** Knows whether the page holds typed text that would be lost with it. */
export const trackUnsavedText = (): (() => boolean) => {
  const touched = new Set<Field>()
  document.addEventListener('input', ({ target }) => {
    if (isField(target) && !target.hasAttribute(keptAttribute)) touched.add(target)
  })
  return () => {
    for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field)
    return touched.size > 0
  }
}
