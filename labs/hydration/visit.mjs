const VISIT_MS = 20_000

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

const isAnswer = (text) => text.startsWith('Failed to load resource')
const isAdvice = (text) => /Download the React DevTools|Service Worker registration blocked/.test(text)

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
