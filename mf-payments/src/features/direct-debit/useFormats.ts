import { useEffect, useState } from 'react'

type Formats = typeof import('./formats')

/** The formats of account and phone numbers, loaded on this page only; null until loaded. */
export const useFormats = (): Formats | null => {
  const [formats, setFormats] = useState<Formats | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "bank-formats" */ './formats')
      .then(setFormats)
      // Without them, only the server validates.
      .catch(() => {})
  }, [])
  return formats
}
