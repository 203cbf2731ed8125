import { readEmail } from '@duetto/shared/domain'
import { run } from '@zootools/email-spell-checker'

export const suggestedEmail = (email: string): string | null => {
  const typed = readEmail(email)
  if (typed === null) return null
  const suggestion = run({ email: typed })?.full
  return suggestion && suggestion.toLowerCase() !== typed ? suggestion : null
}
