/** Progress lines on the terminal, with the time elapsed. */
const started = Date.now()
const isTerminal = Boolean(process.stdout.isTTY)
const TICK_MS = 5000

const seconds = (sinceMs) => `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`

export const say = (text) => console.log(`${seconds(started).padStart(8)}  ${text}`)

/** Prints what is wrong and what to do in one sentence, then exits with an error. */
export const fail = (sentence, code = 1) => {
  console.error(`\nDuetto cannot start: ${sentence}\n`)
  process.exit(code)
}

/** Runs `work` and shows progress: a line every few seconds if there is no terminal to redraw. */
export const during = async (label, work) => {
  const since = Date.now()
  say(`${label} …`)
  const timer = setInterval(() => {
    const text = `${label} … ${seconds(since)}`
    if (isTerminal) process.stdout.write(`\r${' '.repeat(10)}${text}   `)
    else say(text)
  }, TICK_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\u001b[K')
    say(`${label}: ${seconds(since)}`)
  }
}
