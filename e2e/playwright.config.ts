import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { journeyBrowser, reducedMotion } from './support/browsers'

/**
 * Journeys that need the whole machine or change the site for everyone: faults and leaks have deadlines,
 * layout shifts only show at a steady pace, a deployment affects all browsers, and days later is another site.
 * So do those that need the whole browser (`support/browsers.ts`). They run one at a time, apart from the others.
 */
const alone = [
  '**/faults/*.spec.ts',
  '**/deploy.spec.ts',
  '**/pages.spec.ts',
  '**/first-paint.spec.ts',
  '**/later.spec.ts',
  '**/push.spec.ts',
  '**/traces.spec.ts',
]

/** Journeys that differ on a phone, where dialogs are pages: from a lander to a paid order, and the swipe game. */
const onPhone = [
  '**/main-job.spec.ts',
  '**/signup.spec.ts',
  '**/payments.spec.ts',
  '**/swipe.spec.ts',
  '**/page-width.spec.ts',
]

/** A separate port base, so that a running site is not disturbed. */
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
  // A hanging browser is not the site's fault: failed tests are retried once, and reported as "flaky" if they
  // then pass.
  retries: 1,
  use: {
    baseURL: `http://localhost:${base}`,
    locale: 'en-GB',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A recording costs time: what failed is recorded when it runs again.
    trace: 'on-first-retry',
    launchOptions: journeyBrowser,
  },
  projects: [
    { name: 'desktop', testIgnore: alone, use: desktop },
    {
      name: 'phone',
      testMatch: onPhone,
      // A real one has seven times the pixels, which show no other fault; here the processor draws them.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'alone', testMatch: alone, workers: 1, use: desktop },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    cwd: join(__dirname, '..'),
    url: `http://localhost:${base}/__shell/health`,
    timeout: 300_000,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(base),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Drawing some thousand pictures would take a fifth of the machine for an hour.
      DEMO_DRAWS_AHEAD: '0',
      COMPANION_TYPING_MS: '600',
      COMPANION_REPLY_MS: '1800',
      RATE_LIMITS: '0',
      COUNTRY_HEADER: 'x-country',
    },
    stdout: 'pipe',
  },
})
