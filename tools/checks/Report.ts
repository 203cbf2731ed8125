export const createReport = () => {
  const errors = new Set<string>()
  let checked = 0
  return {
    expect: (isTrue: unknown, error: string): void => {
      checked += 1
      if (!isTrue) errors.add(error)
    },
    add: (error: string): void => void errors.add(error),
    end: (what: string): void => {
      if (checked === 0) errors.add('0 conditions were checked')
      for (const error of errors) console.error(error)
      if (errors.size > 0) process.exitCode = 1
      else console.log(`${what}: ${checked} conditions hold`)
    },
  }
}
