import { createTestApp } from './createTestApp'
import type { TestApp, TestAppOptions } from './createTestApp'

/** Creates an app for the tests of a file or `describe` block, and resets it before each test. */
export const useTestApp = (options?: TestAppOptions): TestApp => {
  const site = {} as TestApp
  beforeAll(async () => {
    Object.assign(site, await createTestApp(options))
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())
  return site
}
