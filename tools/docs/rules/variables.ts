import { requireSome } from '../../common/files'

export const variableErrors = (
  document: string,
  sources: { file: string; text: string; pattern: RegExp }[],
): string[] =>
  sources.flatMap(({ file, text, pattern }) =>
    requireSome(
      [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []),
      `variables in ${file}`,
    )
      .filter((name) => !document.includes(`\`${name}\``))
      .map((name) => `docs/settings.md: ${name} of ${file} is missing`),
  )
