const VISIT_MS = 20_000

/** Runs in the page: whether a root has taken over the page's heading, and has nothing more to do. */
const isUp = async () => {
  const isTaken = [...document.querySelectorAll('main h1')].some(
    (heading) =>
      heading.checkVisibility() && Object.keys(heading).some((key) => key.startsWith('__reactFiber')),
  )
  if (!isTaken) return false
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  return true
}

/** The browser names each answer that is no success; what a page asks for that is not there is its own matter. */
const isAnswer = (text) => text.startsWith('Failed to load resource')
/** Advice to developers, and what the browser's driver keeps from running. */
const isAdvice = (text) => /Download the React DevTools|Service Worker registration blocked/.test(text)

/** A tab in which each visit gives the faults that the browser told of meanwhile. */
export const openTab = async (context) => {
  const page = await context.newPage()
  let faults = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || isAnswer(text) || isAdvice(text)) return
    faults.push(text)
  })
  return {
    visit: async (address) => {
      faults = []
      try {
        await page.goto(address, { waitUntil: 'domcontentloaded', timeout: VISIT_MS })
        await page.waitForFunction(isUp, undefined, { timeout: VISIT_MS })
      } catch (error) {
        faults.push(`it does not come up: ${error.message.split('\n')[0]}`)
      }
      return faults
    },
  }
}
