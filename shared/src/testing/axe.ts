/** Disables the rules that need layout or a whole page; e2e/support/axe.ts checks them in a browser. */
const rules = {
  'color-contrast': { enabled: false },
  'landmark-one-main': { enabled: false },
  region: { enabled: false },
}

export const expectAccessible = async (container: Element): Promise<void> => {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(container, { rules, resultTypes: ['violations'] })
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}\n  ${html}`),
  )
  if (findings.length > 0) throw new Error(`The screen is not accessible:\n${findings.join('\n')}`)
}
