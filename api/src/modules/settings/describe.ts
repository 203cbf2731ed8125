import { brandSchema, companySchema, settingsSchema } from '@duetto/shared/contract/schemas'
import { noBrand } from '@duetto/shared/domain'
import { z } from 'zod'
import { defaultSettings } from './defaults'
import { marketingSettingsSchema } from './marketing'
import { paymentSettingsSchema } from './payments'
import { defaultScreening, screeningSettingsSchema } from './screening'
import { storedSchema } from './stored'

interface SettingField {
  name: string
  meaning: string
  default: unknown
  isStored: boolean
  schema: z.ZodType
}

interface Group {
  prefix: string
  shape: Record<string, z.ZodType>
  defaults: Record<string, unknown>
}

const { brand: _brand, ...ownShape } = settingsSchema.shape

const groups: readonly Group[] = [
  { prefix: '', shape: ownShape, defaults: { ...defaultSettings } },
  { prefix: 'brand.', shape: brandSchema.shape, defaults: { ...noBrand } },
  { prefix: 'company.', shape: companySchema.shape, defaults: {} },
  {
    prefix: 'payments.',
    shape: paymentSettingsSchema.shape,
    defaults: { late_discount: 'refund', capture: 'at_once', vat: {}, methods: {} },
  },
  { prefix: 'marketing.', shape: marketingSettingsSchema.shape, defaults: { sources: [] } },
  { prefix: 'screening.', shape: screeningSettingsSchema.shape, defaults: defaultScreening },
]

const meaningOf = (field: z.ZodType): string => {
  const inner = 'unwrap' in field ? (field as z.ZodOptional<z.ZodType>).unwrap() : undefined
  return field.description ?? inner?.description ?? ''
}

export const settingFields: readonly SettingField[] = groups.flatMap(({ prefix, shape, defaults }) =>
  Object.entries(shape).map(([name, schema]) => ({
    name: prefix + name,
    meaning: meaningOf(schema),
    default: defaults[name],
    isStored: prefix !== '' || Object.hasOwn(storedSchema.shape, name),
    schema,
  })),
)

export const jsonSchemaOf = ({ schema }: SettingField): Record<string, unknown> => {
  const {
    $schema: _,
    description: _description,
    ...rest
  } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    io: 'input',
  })
  return rest
}
