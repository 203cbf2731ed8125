const launch = (executablePath: string) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

const whole = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** Chromium without its windows, where it is installed: journeys take a quarter less time. */
export const journeyBrowser = launch(process.env.CHROMIUM_HEADLESS ?? whole)

/** What moves is drawn sixty times a second, which most journeys are not about. */
export const still = { contextOptions: { reducedMotion: 'reduce' as const } }
export const moving = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** The whole one, which asks for permissions, shows notifications and paints at its own pace; as people have it. */
export const wholeBrowser = { launchOptions: launch(whole), ...moving }
