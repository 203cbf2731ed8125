/** @jest-environment node */
import { createHourlyReports } from './hourlyReports'

const minute = 60_000
const at = (text: string) => Date.parse(`2026-11-28T${text}:00.000Z`)

const startReports = (time: string) => {
  let now = at(time)
  const reports = createHourlyReports(2, () => now)
  const add = (key: string, ip: string, isUp: boolean) => reports.add(key, { browser: '', ip, isUp })
  return { reports, add, wait: (minutes: number) => (now += minutes * minute) }
}

it('counts a browser once in each hour, and retains the current and the previous hour', () => {
  const { reports, add, wait } = startReports('12:50')
  add('mf-chat b1', '203.0.113.7', false)
  add('mf-chat b1', '203.0.113.7', false)
  add('mf-chat b1', '198.51.100.9', true)
  wait(20)
  add('mf-chat b1', '203.0.113.7', false)
  expect(reports.counts()).toEqual({
    '2026-11-28T12:00:00.000Z': { 'mf-chat b1': { up: 1, failed: 1 } },
    '2026-11-28T13:00:00.000Z': { 'mf-chat b1': { up: 0, failed: 1 } },
  })
  wait(60)
  expect(Object.keys(reports.counts())).toEqual(['2026-11-28T13:00:00.000Z'])
  wait(60)
  expect(reports.counts()).toEqual({})
})

it('counts the latest builds, up to the maximum', () => {
  const { reports, add } = startReports('12:50')
  for (const build of ['b1', 'b2', 'b3']) add(`mf-chat ${build}`, '203.0.113.7', true)
  expect(Object.keys(reports.counts()['2026-11-28T12:00:00.000Z'] ?? {})).toEqual([
    'mf-chat b2',
    'mf-chat b3',
  ])
})
