const VISIT_MS = 20_000

/** Whether a root has hydrated the page's heading and the page is idle. Runs inside the page. */
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

/** Failed responses are not hydration mismatches. */
const isAnswer = (text) => text.startsWith('Failed to load resource')
/** Hints for developers, and messages about the service worker, which Playwright blocks. */
const isAdvice = (text) => /Download the React DevTools|Service Worker registration blocked/.test(text)

/** Opens a tab. Each visit returns the mismatches and other errors that the browser reported. */
export const openTab = async (context) => {
  const page = await context.newPage()
  let mismatches = []
  page.on('pageerror', ({ message }) => mismatches.push(message))
  page.on('console', (message) => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || isAnswer(text) || isAdvice(text)) return
    mismatches.push(text)
  })
  return {
    visit: async (address) => {
      mismatches = []
      try {
        await page.goto(address, { waitUntil: 'domcontentloaded', timeout: VISIT_MS })
        await page.waitForFunction(isUp, undefined, { timeout: VISIT_MS })
      } catch (error) {
        mismatches.push(`it does not come up: ${error.message.split('\n')[0]}`)
      }
      return mismatches
    },
  }
}
