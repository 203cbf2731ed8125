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

/** Chromium's headless shell, where it is installed: journeys take a quarter less time. */
export const journeyBrowser = launch(process.env.CHROMIUM_HEADLESS ?? whole)

/** Animations are drawn sixty times a second, and most journeys do not test them. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' as const } }
export const fullMotion = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** The full browser, as people have it: it asks for permissions, shows notifications and paints as usual. */
export const wholeBrowser = { launchOptions: launch(whole), ...fullMotion }
