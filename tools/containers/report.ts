import { log } from '../common/log'

export type Check = (isTrue: boolean, what: string) => void

export const createReport = () => {
  let passed = 0
  let failed = 0
  const check: Check = (isTrue, what) => {
    log(`${isTrue ? 'ok  ' : 'FAIL'}  ${what}`)
    if (isTrue) passed += 1
    else failed += 1
  }
  return {
    part: async (name: string, work: (check: Check) => Promise<void>): Promise<void> => {
      log(`-- ${name}`)
      try {
        await work(check)
      } catch (error) {
        check(false, `${name}: ${(error as Error).message}`)
      }
    },
    end: (): number => {
      console.log(`\n${passed} passed, ${failed} failed`)
      return failed === 0 ? 0 : 1
    },
  }
}
