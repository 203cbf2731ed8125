export const createReport = () => {
  let errorCount = 0
  return {
    add: (name: string, facts: readonly string[], isRight: boolean): void => {
      if (!isRight) errorCount += 1
      console.log(`${isRight ? 'ok   ' : 'FAULT'} ${name.padEnd(30)} ${facts.join('; ')}`)
    },
    errorCount: () => errorCount,
  }
}

export type Report = ReturnType<typeof createReport>
