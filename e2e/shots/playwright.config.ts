import journeys from '../playwright.config'

/** Configuration of `npm run shots`. */
export default {
  ...journeys,
  testDir: '.',
  testMatch: '**/*.shots.ts',
  outputDir: '../../.cache/shots-results',
  timeout: 1_800_000,
  retries: 0,
  workers: 1,
  projects: [{ name: 'shots', use: {} }],
}
