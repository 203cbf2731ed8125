import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/packages.mjs'

/** How a line starts that somebody is meant to type. */
const command =
  /^(?:(?:[A-Z_]+=\S+ )*(?:npm (?:run \S|start|test|ci|install)|npx \S|node \S|docker(?:-compose)? \S|kubectl \S|ops \S|git \S|ssh \S|pg_basebackup \S)|alter role )/

/** Decisions and the change log tell of what was once; nobody follows them. */
const isRead = (file) => !/CHANGELOG|docs\/decisions\//.test(file)

const typedIn = (text) => {
  const blocks = [...text.matchAll(/^```(?:sh)?\n([\s\S]*?)^```$/gm)].flatMap(([, body]) => body.split('\n'))
  const inline = [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/`([^`]+)`/g)].map(
    ([, code]) => code,
  )
  return [...blocks, ...inline].map((line) =>
    line
      .replace(/\s+#\s.*$/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

/** Every command in these documents, and where it stands. */
export const documentedCommands = (files) => {
  const commands = new Map()
  for (const file of files.filter(isRead))
    for (const line of typedIn(readFileSync(join(root, file), 'utf8')))
      if (command.test(line)) commands.set(line, commands.get(line) ?? file)
  return commands
}
