/** Rejects if the promise takes longer. The work continues, but its result is ignored. */
export const within = async <Result>(ms: number, promise: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
    // A later rejection must not crash the process.
    promise.catch(() => undefined)
  }
}
