import { readEmail } from '@duetto/shared/domain'
import { run } from '@zootools/email-spell-checker'

/** The corrected address, e.g. for "anna@gmial.com"; null for an invalid address or without a likely typo. */
export const suggestedEmail = (email: string): string | null => {
  const typed = readEmail(email)
  if (typed === null) return null
  const suggestion = run({ email: typed })?.full
  return suggestion && suggestion.toLowerCase() !== typed ? suggestion : null
}
