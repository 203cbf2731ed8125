import { createTestApp } from './createTestApp'
import type { TestApp, TestAppOptions } from './createTestApp'

export const useTestApp = (options?: TestAppOptions): TestApp => {
  const site = {} as TestApp
  beforeAll(async () => {
    Object.assign(site, await createTestApp(options))
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())
  return site
}
