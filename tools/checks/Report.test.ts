import { createReport } from './Report'

const endOf = (check: (report: ReturnType<typeof createReport>) => void) => {
  const printed: string[] = []
  jest.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line))
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  const before = process.exitCode
  const report = createReport()
  check(report)
  report.end('Things')
  const code = process.exitCode
  process.exitCode = before
  jest.restoreAllMocks()
  return { code, printed }
}

it('passes if every condition holds', () => {
  expect(endOf(({ expect: check }) => check(true, 'wrong')).printed).toEqual(['Things: 1 conditions hold'])
})

it('fails with each error once', () => {
  const { code, printed } = endOf(({ expect: check }) => [1, 2].forEach(() => check(false, 'wrong')))
  expect({ code, printed }).toEqual({ code: 1, printed: ['wrong'] })
})

it('fails if nothing was checked', () => {
  expect(endOf(() => {})).toEqual({ code: 1, printed: ['0 conditions were checked'] })
})
