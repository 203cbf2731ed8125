interface TranslateOptions {
  /** Called with the downloaded share of the model, from 0 to 1. */
  onProgress?: (share: number) => void
  /** Aborts the download. */
  signal: AbortSignal
}
interface CreateOptions extends LanguagePair {
  signal: AbortSignal
  monitor?: (download: EventTarget) => void
}

/** Built-in Translator API of some browsers. It works on the device, so messages stay private. */
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

/** BCP 47 tags. */
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

/** Detects the language of a text; `und` if unknown. */
export const detectLanguage = async (text: string): Promise<string> => {
  const detector = await models().LanguageDetector.create()
  try {
    return (await detector.detect(text))[0]?.detectedLanguage ?? 'und'
  } finally {
    detector.destroy?.()
  }
}

/** Whether the browser supports a language pair, and whether it must download a model. */
export const findAvailability = (pair: LanguagePair): Promise<Availability> =>
  models().Translator.availability(pair)

/** Translates a text. Classify rejections with `classifyError`. */
export const translate = async (
  text: string,
  pair: LanguagePair,
  { signal, onProgress }: TranslateOptions,
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

/** Classifies a rejection. `tap`: downloads need a recent user gesture. */
export const classifyError = (error: unknown): 'tap' | 'impossible' | 'failed' => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'tap'
  return name === 'NotSupportedError' || name === 'QuotaExceededError' ? 'impossible' : 'failed'
}
