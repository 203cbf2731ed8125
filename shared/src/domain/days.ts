import { dayMs } from './timings'

/** Day in UTC as YYYY-MM-DD. */
export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)

/** First and last day in UTC, each as YYYY-MM-DD. */
export interface Days {
  from: string
  to: string
}

/** Includes both ends; 0 or less if the last day is before the first. */
export const countDays = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1
