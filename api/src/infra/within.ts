/** Rejects where the promise takes longer. What it waits for goes on; nobody hears of it. */
export const within = async <Result>(ms: number, promise: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
    // One that fails later must not end the process.
    promise.catch(() => undefined)
  }
}
