/** Prints a line for each check and counts the failures. */
export const createReport = () => {
  let faultCount = 0
  return {
    say: (name: string, facts: readonly string[], isRight: boolean): void => {
      if (!isRight) faultCount += 1
      console.log(`${isRight ? 'ok   ' : 'FAULT'} ${name.padEnd(30)} ${facts.join('; ')}`)
    },
    faultCount: () => faultCount,
  }
}

export type Report = ReturnType<typeof createReport>
