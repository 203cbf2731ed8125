import { z } from 'zod'
import { limits } from '../../domain'
import { idSchema, lineSchema, momentSchema } from './common'

const bytesSchema = (max: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(max)
const transportSchema = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
const verificationSchema = z.enum(['required', 'preferred', 'discouraged'])

export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: momentSchema,
  last_used_at: momentSchema.nullable(),
})

export const loginChallengeSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: verificationSchema,
})

export const enrolmentChallengeSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({
      id: z.string(),
      type: z.literal('public-key'),
      transports: z.array(transportSchema).optional(),
    }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: verificationSchema,
  }),
  attestation: z.literal('none'),
})

const credentialShape = {
  id: bytesSchema(1400),
  rawId: bytesSchema(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).nullish(),
}

export const passkeyLoginSchema = z.strictObject({
  credential: z.object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: bytesSchema(4000),
      authenticatorData: bytesSchema(4000),
      signature: bytesSchema(4000),
      userHandle: bytesSchema(200).nullish(),
    }),
  }),
})

/** Without the password, a stolen session could add a passkey that outlives the session. */
export const enrolmentSchema = z.strictObject({ password: z.string().max(1000) })

export const newPasskeySchema = z.strictObject({
  name: lineSchema(limits.passkeyNameMaxCodePoints).optional(),
  credential: z.object({
    ...credentialShape,
    response: z.object({
      clientDataJSON: bytesSchema(4000),
      attestationObject: bytesSchema(20_000),
      transports: z
        .array(transportSchema.or(z.string().max(40)))
        .max(10)
        .optional(),
    }),
  }),
})
export const passkeyRemovalSchema = z.strictObject({ passkey: idSchema, password: z.string().max(1000) })
