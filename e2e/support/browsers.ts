/** Chromium, whole: it asks for permissions and shows notifications. */
export const wholeBrowser = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The same without its windows, where it is installed: journeys take a quarter less time. */
export const journeyBrowser = process.env.CHROMIUM_HEADLESS ?? wholeBrowser
