import { usePlatform } from './PlatformContext'

interface CopyTexts {
  copied: string
  failed: string
}

export const useCopy = (): ((text: string, texts: CopyTexts) => Promise<void>) => {
  const { toast } = usePlatform()
  return async (text, { copied, failed }) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ text: copied })
    } catch {
      toast({ text: failed, tone: 'danger' })
    }
  }
}
