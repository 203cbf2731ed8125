import { StartError } from '@duetto/api/src/app/StartError'
import { z } from 'zod'

const settingsSchema = z
  .object({
    DEMO_DRAWS_AHEAD: z.stringbool().default(true),
    COMPANION_TYPING_MS: z.coerce.number().int().min(0).max(60_000).default(1200),
    COMPANION_REPLY_MS: z.coerce.number().int().min(0).max(120_000).default(4200),
  })
  .transform((values) => ({
    rendersAhead: values.DEMO_DRAWS_AHEAD,
    companion: { typingMs: values.COMPANION_TYPING_MS, replyMs: values.COMPANION_REPLY_MS },
  }))
export type DemoSettings = z.infer<typeof settingsSchema>

export const readDemoSettings = (env: Record<string, string | undefined>): DemoSettings => {
  const settings = settingsSchema.safeParse(env)
  if (!settings.success) throw new StartError(z.prettifyError(settings.error))
  return settings.data
}
