import { useEffect, useState } from 'react'

type Formats = typeof import('./formats')

/** The rules of account and phone numbers, which nobody else's page needs; null until they are here. */
export const useFormats = (): Formats | null => {
  const [formats, setFormats] = useState<Formats | null>(null)
  useEffect(() => {
    import(/* webpackChunkName: "bank-formats" */ './formats')
      .then(setFormats)
      // Without them the server alone says what is wrong.
      .catch(() => {})
  }, [])
  return formats
}
