import { say } from '../common/log.mjs'

/** Collects what was checked, prints each result at once and the sum at the end. */
export const makeReport = () => {
  let passed = 0
  const faults = []
  const check = (isTrue, what) => {
    say(`${isTrue ? 'ok  ' : 'FAIL'}  ${what}`)
    if (isTrue) passed += 1
    else faults.push(what)
  }
  return {
    part: async (name, work) => {
      say(`-- ${name}`)
      try {
        await work(check)
      } catch (error) {
        check(false, `${name}: ${error.message}`)
      }
    },
    end: () => {
      console.log(`\n${passed} passed, ${faults.length} failed`)
      return faults.length === 0 ? 0 : 1
    },
  }
}
