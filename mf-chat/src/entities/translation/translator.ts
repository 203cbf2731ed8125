interface TranslateOptions {
  onProgress?: (share: number) => void
  signal: AbortSignal
}
interface CreateOptions extends LanguagePair {
  signal: AbortSignal
  monitor?: (download: EventTarget) => void
}

/** Built-in translation APIs of some browsers. They run on the device, so messages stay private. */
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

export const detectLanguage = async (text: string): Promise<string> => {
  const detector = await models().LanguageDetector.create()
  try {
    return (await detector.detect(text))[0]?.detectedLanguage ?? 'und'
  } finally {
    detector.destroy?.()
  }
}

export const findAvailability = (pair: LanguagePair): Promise<Availability> =>
  models().Translator.availability(pair)

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

export const classifyError = (error: unknown): 'tap' | 'impossible' | 'failed' => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'tap'
  return name === 'NotSupportedError' || name === 'QuotaExceededError' ? 'impossible' : 'failed'
}
