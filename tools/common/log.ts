const started = Date.now()
const isTerminal = Boolean(process.stdout.isTTY)
const TICK_MS = 5000

const secondsSince = (sinceMs: number) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`

export const log = (text: string): void => console.log(`${secondsSince(started).padStart(8)}  ${text}`)

export const fail: (sentence: string) => never = (sentence) => {
  console.error(`\nDuetto cannot start: ${sentence}\n`)
  process.exit(1)
}

export const withProgress = async <T>(label: string, work: () => Promise<T>): Promise<T> => {
  const since = Date.now()
  log(`${label} …`)
  const timer = setInterval(() => {
    const text = `${label} … ${secondsSince(since)}`
    if (isTerminal) process.stdout.write(`\r${' '.repeat(10)}${text}   `)
    else log(text)
  }, TICK_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\u001b[K')
    log(`${label}: ${secondsSince(since)}`)
  }
}
