/** The translator that some browsers have built in; it works on the device, so nobody else reads the message. */
interface LanguageModel {
  Translator: {
    availability: (pair: LanguagePair) => Promise<Availability>
    create: (pair: LanguagePair) => Promise<{
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
type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable'

/** BCP 47. */
export interface LanguagePair {
  sourceLanguage: string
  targetLanguage: string
}

const inBrowser = () => globalThis as unknown as Partial<LanguageModel>

export const hasTranslator = (): boolean => {
  const { Translator, LanguageDetector } = inBrowser()
  return Boolean(Translator && LanguageDetector)
}
const models = (): LanguageModel => {
  const { Translator, LanguageDetector } = inBrowser()
  if (!Translator || !LanguageDetector) throw new Error('This browser does not translate.')
  return { Translator, LanguageDetector }
}

/** The language of a text; `und` if it cannot be told. */
export const detectLanguage = async (text: string): Promise<string> => {
  const detector = await models().LanguageDetector.create()
  try {
    return (await detector.detect(text))[0]?.detectedLanguage ?? 'und'
  } finally {
    detector.destroy?.()
  }
}

/** Whether the browser translates between two languages, and whether it has to load their model first. */
export const findAvailability = (pair: LanguagePair): Promise<Availability> =>
  models().Translator.availability(pair)

/**
 * Rejects where the model could not be loaded, and where it has to be and the member's last tap or key is too long ago: browsers
 * start no download without one.
 */
export const translate = async (text: string, pair: LanguagePair): Promise<string> => {
  const translator = await models().Translator.create(pair)
  try {
    return await translator.translate(text)
  } finally {
    translator.destroy?.()
  }
}
