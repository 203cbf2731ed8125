import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { journeyBrowser, reducedMotion } from './support/browsers'

/**
 * Specs that run one at a time, for example because they measure memory or affect all browsers. They run in
 * alphabetical order, so `as-seeded` runs before specs that add photos to the demo's people.
 */
const alone = [
  '**/as-seeded/*.spec.ts',
  '**/faults/*.spec.ts',
  '**/deploy.spec.ts',
  '**/pages.spec.ts',
  '**/first-paint.spec.ts',
  '**/later.spec.ts',
  '**/lease.spec.ts',
  '**/screens.spec.ts',
  '**/push.spec.ts',
  '**/traces.spec.ts',
]

const onPhone = [
  '**/main-job.spec.ts',
  '**/funnel.spec.ts',
  '**/signup.spec.ts',
  '**/payments.spec.ts',
  '**/buy.spec.ts',
  '**/swipe.spec.ts',
  '**/search.spec.ts',
  '**/many-people.spec.ts',
  '**/verification.spec.ts',
  '**/page-width.spec.ts',
  '**/lander-routes.spec.ts',
]

/** The default avoids the ports of a site started by `npm start`. */
const base = Number(process.env.E2E_PORT ?? 18_080)
process.env.E2E_PORT = String(base)
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'duetto-e2e-'))

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, ...reducedMotion }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // Browsers sometimes hang.
  retries: 1,
  use: {
    baseURL: `http://localhost:${base}`,
    locale: 'en-GB',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording slows a test down.
    trace: 'on-first-retry',
    launchOptions: journeyBrowser,
  },
  projects: [
    { name: 'desktop', testIgnore: alone, use: desktop },
    {
      name: 'phone',
      testMatch: onPhone,
      // Rendering at a Pixel 7's real resolution takes too much CPU time.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'alone', testMatch: alone, workers: 1, use: desktop },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: join(__dirname, '..'),
    url: `http://localhost:${base}/api/health/ready`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(base),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO_DRAWS_AHEAD: '0',
      COMPANION_TYPING_MS: '600',
      COMPANION_REPLY_MS: '1800',
      RATE_LIMITS: '0',
      COUNTRY_HEADER: 'x-country',
    },
    stdout: 'pipe',
  },
})
