import { dayMs } from './timings'

/** UTC day as YYYY-MM-DD. */
export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)

/** First and last UTC day, both inclusive, as YYYY-MM-DD. */
export interface Days {
  from: string
  to: string
}

export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1
