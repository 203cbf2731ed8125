/** The translator that some browsers have built in; it works on the device, so nobody else reads the message. */
interface LanguageModel {
  Translator: {
    create: (pair: { sourceLanguage: string; targetLanguage: string }) => Promise<{
      translate: (text: string) => Promise<string>
      destroy?: () => void
    }>
  }
  LanguageDetector: {
    create: () => Promise<{
      detect: (text: string) => Promise<{ detectedLanguage: string; confidence: number }[]>
      destroy?: () => void
    }>
  }
}

const inBrowser = () => globalThis as unknown as Partial<LanguageModel>

export const hasTranslator = (): boolean => {
  const { Translator, LanguageDetector } = inBrowser()
  return Boolean(Translator && LanguageDetector)
}

export interface Translated {
  text: string
  /** BCP 47. */
  from: string
}

/** Translates into a language; rejects where the browser cannot. A text in that language comes back as it is. */
export const translate = async (text: string, to: string): Promise<Translated> => {
  const { Translator, LanguageDetector } = inBrowser()
  if (!Translator || !LanguageDetector) throw new Error('This browser does not translate.')
  const detector = await LanguageDetector.create()
  const from = (await detector.detect(text))[0]?.detectedLanguage ?? 'und'
  detector.destroy?.()
  if (from === to) return { text, from }
  const translator = await Translator.create({ sourceLanguage: from, targetLanguage: to })
  const translated = await translator.translate(text)
  translator.destroy?.()
  return { text: translated, from }
}
