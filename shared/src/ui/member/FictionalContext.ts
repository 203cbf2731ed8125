import { createContext } from 'react'

/** Settings for the label of fictional profiles. */
interface FictionalSettings {
  /** The operator's term for all languages; empty for ours, which is translated. */
  fictional_singular: string
  /** Whether the label has a mask icon. */
  fictional_icon: boolean
}

export const FictionalContext = createContext<FictionalSettings>({
  fictional_singular: '',
  fictional_icon: true,
})
