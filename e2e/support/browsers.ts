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

/** Chromium's headless shell if CHROMIUM_HEADLESS is set, because it is faster. */
export const journeyBrowser = launch(process.env.CHROMIUM_HEADLESS ?? whole)

/** Animations cost CPU time, and most specs do not test them. */
export const reducedMotion = { contextOptions: { reducedMotion: 'reduce' as const } }
export const fullMotion = { contextOptions: { reducedMotion: 'no-preference' as const } }

/** The full browser, which permission prompts and notifications require. Also turns animations on. */
export const wholeBrowser = { launchOptions: launch(whole), ...fullMotion }
