import journeys from '../playwright.config'

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
