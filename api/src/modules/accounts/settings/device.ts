import Bowser from 'bowser'

interface Device {
  browser: string | null
  system: string | null
  kind: 'desktop' | 'phone' | 'tablet'
}

const kinds: Record<string, Device['kind']> = { mobile: 'phone', tablet: 'tablet' }

export const deviceOf = (userAgent: string | null): Device => {
  if (!userAgent) return { browser: null, system: null, kind: 'desktop' }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: kinds[platform.type ?? ''] ?? 'desktop',
  }
}
