const anchorsIn = (document: string): string[] =>
  [...document.matchAll(/^## (\w+)$/gm)].map(([, name = '']) => name.toLowerCase())

export interface Alert {
  alert: string
  annotations: { runbook?: string }
}

export const runbookErrors = (alerts: readonly Alert[], runbook: string): string[] => {
  const anchors = anchorsIn(runbook)
  const names = alerts.map(({ alert }) => alert.toLowerCase())
  return [
    ...alerts
      .filter(({ alert }) => !anchors.includes(alert.toLowerCase()))
      .map(({ alert }) => `docs/runbook.md has no section ${alert}`),
    ...alerts
      .filter(({ alert, annotations }) => annotations.runbook !== `docs/runbook.md#${alert.toLowerCase()}`)
      .map(({ alert }) => `alerts.yml: ${alert} does not name its section of the runbook`),
    ...anchors
      .filter((anchor) => !names.includes(anchor))
      .map((anchor) => `docs/runbook.md: no alert is called ${anchor}`),
  ]
}
