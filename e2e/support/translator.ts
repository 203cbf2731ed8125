import type { Page } from '@playwright/test'

/**
 * Installs fake Translator and LanguageDetector APIs. As in the specification, each model download requires a new tap
 * or key press.
 */
export const installTranslator = async (page: Page): Promise<{ finish: () => Promise<void> }> => {
  await page.addInitScript(() => {
    type Options = { sourceLanguage: string; monitor?: (download: EventTarget) => void }
    let isTapped = false
    let isDownloaded = false
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (isTapped = true), true)
    const progress = (download: EventTarget, loaded: number): void =>
      void download.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }))
    const downloadModel = async (options: Options): Promise<void> => {
      if (!isTapped) throw new DOMException('Requires a user gesture.', 'NotAllowedError')
      isTapped = false
      const download = new EventTarget()
      options.monitor?.(download)
      progress(download, 0)
      progress(download, 0.4)
      await new Promise<void>((done) => Object.assign(window, { finishDownload: done }))
      progress(download, 1)
      isDownloaded = true
    }
    Object.assign(window, {
      LanguageDetector: {
        create: async () => ({
          detect: async (text: string) => [
            { detectedLanguage: text.includes('geht') ? 'de' : 'und', confidence: 0.9 },
          ],
          destroy: () => undefined,
        }),
      },
      Translator: {
        availability: async ({ sourceLanguage }: Options) =>
          sourceLanguage !== 'de' ? 'unavailable' : isDownloaded ? 'available' : 'downloadable',
        create: async (options: Options) => {
          if (!isDownloaded) await downloadModel(options)
          return { translate: async () => 'How are you?', destroy: () => undefined }
        },
      },
    })
  })
  return {
    finish: () => page.evaluate(() => (window as unknown as { finishDownload: () => void }).finishDownload()),
  }
}

export const removeTranslator = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'Translator')
    Reflect.deleteProperty(window, 'LanguageDetector')
  })
