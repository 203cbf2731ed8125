const sectionOf = (changelog: string, version: string): string | undefined =>
  changelog
    .split(/^## /m)
    .find((section) => section.split(/\s/, 1)[0] === version)
    ?.replace(/^.*\n/, '')

export const changelogErrors = (changelog: string, version: string): string[] => {
  const section = sectionOf(changelog, version)
  if (section === undefined) return [`CHANGELOG.md has no section "## ${version}".`]
  const [, notes = ''] = section.split(/^### Upgrade notes\n/m)
  return notes.split(/^### /m)[0]?.trim()
    ? []
    : [
        `The section ${version} of CHANGELOG.md has no "### Upgrade notes". If operators have nothing to do, write that.`,
      ]
}
