import { createContext } from 'react'

/** The site's settings for labels of fictional profiles. */
export interface FictionalSettings {
  /** The operator's term, the same in every language; empty for our translated one. */
  fictional_singular: string
  /** Whether a mask icon is shown beside the term. */
  fictional_icon: boolean
}

export const FictionalContext = createContext<FictionalSettings>({
  fictional_singular: '',
  fictional_icon: true,
})
