interface Wish {
  /** How much of a model has come, 0 to 1. */
  onProgress?: (share: number) => void
  /** Gives up the download. */
  signal: AbortSignal
}
interface CreateOptions extends LanguagePair {
  signal: AbortSignal
  monitor?: (download: EventTarget) => void
}

/** The translator that some browsers have built in; it works on the device, so nobody else reads the message. */
interface LanguageModel {
  Translator: {
    availability: (pair: LanguagePair) => Promise<Availability>
    create: (options: CreateOptions) => Promise<{
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

/** Rejects where the model could not be loaded; `whyNot` says why. */
export const translate = async (
  text: string,
  pair: LanguagePair,
  { signal, onProgress }: Wish,
): Promise<string> => {
  const monitor = (download: EventTarget): void =>
    download.addEventListener('downloadprogress', (event) => onProgress?.((event as ProgressEvent).loaded))
  const translator = await models().Translator.create({ ...pair, signal, ...(onProgress && { monitor }) })
  try {
    return await translator.translate(text)
  } finally {
    translator.destroy?.()
  }
}

/**
 * What a rejection means. `tap`: a download begins only upon a tap or a key, and the one there was is too long ago, or started
 * the download of the model that tells languages.
 */
export const whyNot = (error: unknown): 'tap' | 'impossible' | 'failed' => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'tap'
  return name === 'NotSupportedError' || name === 'QuotaExceededError' ? 'impossible' : 'failed'
}
