import { makeTestApp } from './makeTestApp'
import type { TestApp, TestAppOptions } from './makeTestApp'

/** An app for the tests of one `describe` block; its tables are empty before each test. */
export const useTestApp = (options?: TestAppOptions): TestApp => {
  const site = {} as TestApp
  beforeAll(async () => {
    Object.assign(site, await makeTestApp(options))
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())
  return site
}
