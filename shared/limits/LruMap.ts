/**
 * Map of at most `max` entries that evicts the least recently used one. Do not call `get` or `set` while iterating:
 * both move the entry to the end, where the iteration reaches it again.
 */
export class LruMap<Key, Value> extends Map<Key, Value> {
  readonly #max: number

  constructor(max: number) {
    super()
    this.#max = max
  }

  override get(key: Key): Value | undefined {
    const value = super.get(key)
    if (value === undefined) return undefined
    super.delete(key)
    super.set(key, value)
    return value
  }

  override set(key: Key, value: Value): this {
    super.delete(key)
    super.set(key, value)
    if (this.size > this.#max) {
      const { value: oldest, done } = this.keys().next()
      if (!done) super.delete(oldest)
    }
    return this
  }
}
