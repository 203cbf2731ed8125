interface Entry {
  unicode: string
  label: string
  tags?: string[]
  group?: number
}

export default function emojiData(source: string): string {
  const entries = JSON.parse(source) as Entry[]
  return JSON.stringify(
    entries
      .filter(({ group }) => group !== undefined)
      .map(({ unicode, label, tags, group }) => ({ unicode, label, tags, group })),
  )
}
