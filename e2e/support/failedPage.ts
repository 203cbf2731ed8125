import { readFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const MAX_CHARS = 6000

export default class FailedPage implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (status === 'passed' || status === 'skipped' || !path) return
    process.stdout.write(
      `\nThe page of "${test.title}":\n${readFileSync(path, 'utf8').slice(0, MAX_CHARS)}\n`,
    )
  }
}
