import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailStore } from './store'

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('drops a message that a crash cut off, and stores later ones', () => {
  const send = (subject: string) =>
    openMailStore(folder).add({ kind: 'mail', to: 'anna@site.example', subject, text: '', html: '' })
  send('One')
  appendFileSync(join(folder, 'mails.jsonl'), '{"id":"2","kind":"ma')
  send('Three')
  expect(
    openMailStore(folder)
      .list()
      .map(({ subject }) => subject),
  ).toEqual(['Three', 'One'])
})
