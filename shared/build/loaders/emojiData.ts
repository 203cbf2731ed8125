interface Entry {
  unicode: string
  label: string
  tags?: string[]
  group?: number
}

/** Keeps only what the picker shows of emojibase's data: a third of it, half its compressed size. */
export default function emojiData(source: string): string {
  const entries = JSON.parse(source) as Entry[]
  return JSON.stringify(
    entries
      .filter(({ group }) => group !== undefined)
      .map(({ unicode, label, tags, group }) => ({ unicode, label, tags, group })),
  )
}
