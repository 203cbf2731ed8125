import { useEffect, useState } from 'react'

type Formats = typeof import('./formats')

/** Null until loaded. */
export const useFormats = (): Formats | null => {
  const [formats, setFormats] = useState<Formats | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "bank-formats" */ './formats')
      .then(setFormats)
      // Ignore errors, because the server also validates.
      .catch(() => {})
  }, [])
  return formats
}
