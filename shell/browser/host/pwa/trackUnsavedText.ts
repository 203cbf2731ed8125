type Field = HTMLInputElement | HTMLTextAreaElement

/** Marks fields whose text survives a reload. */
const savedAttribute = 'data-kept'
const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(target.type))

/** Returns a function that checks whether a reload would lose typed text. */
export const trackUnsavedText = (): (() => boolean) => {
  const touched = new Set<Field>()
  document.addEventListener('input', ({ target }) => {
    if (isField(target) && !target.hasAttribute(savedAttribute)) touched.add(target)
  })
  return () => {
    for (const field of touched) if (!field.isConnected || field.value === '') touched.delete(field)
    return touched.size > 0
  }
}
